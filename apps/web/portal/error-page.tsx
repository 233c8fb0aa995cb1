import { Link } from 'react-router'
import css from './notice-page.module.css'

/** The page that is shown when another page fails: it says what happened, and offers two ways on. */
export function ErrorPage() {
  return (
    <section className={`wrap ${css.notice}`}>
      <h1>这个页面没有打开</h1>
      <p>可能是网络中断，或平台刚刚更新。已提交的内容不受影响。</p>
      <p className={css.actions}>
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          重新加载
        </button>
        <Link className="btn btn-secondary" to="/oneChains" reloadDocument>
          返回首页
        </Link>
      </p>
    </section>
  )
}
