import { Icon } from '@portal/platform/web'
import { Link } from 'react-router'
import css from './notice-page.module.css'

/** The page `/404`, for a link to an address that the portal does not have. */
export function NotFoundPage() {
  return (
    <section className={`wrap ${css.notice}`}>
      <svg
        viewBox="0 0 220 96"
        width="220"
        height="96"
        aria-hidden="true"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
      >
        <path d="M96 66H48a28 28 0 0 1-28-28 28 28 0 0 1 28-28h30" stroke="#b9d0f2" transform="translate(0 10)" />
        <path d="M124 30h48a28 28 0 0 1 28 28 28 28 0 0 1-28 28h-30" stroke="#1a4fa8" transform="translate(0 -10)" />
        <path d="M106 34l-5-12M116 62l5 12" stroke="#e3b667" strokeWidth="4" />
      </svg>
      <h1>页面不存在</h1>
      <p>这条链接断开了。地址可能写错，或页面已经移走。</p>
      <p className={css.actions}>
        <Link className="btn btn-primary" to="/oneChains">
          返回首页
          <Icon name="right" size={16} />
        </Link>
      </p>
    </section>
  )
}
