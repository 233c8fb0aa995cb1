import { useSession } from '@portal/accounts/web'
import { Icon, type IconName } from '@portal/platform/web'
import { Link } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './dock.module.css'

const mostShown = 6

type Shortcut = { to: string; title: string; description: string; icon: IconName }

const shortcutsOf = ({ services, progressPath }: Catalogue): Shortcut[] => {
  const progress: Shortcut[] = progressPath
    ? [{ to: progressPath, title: '我的进度', description: '每项请求办到哪一步', icon: 'timeline' }]
    : []
  return [...services.slice(0, mostShown - progress.length), ...progress]
}

/** The next step of the account itself; who is logged in goes straight to the records. */
function AccountCard({ progressPath }: Pick<Catalogue, 'progressPath'>) {
  const { userinfo } = useSession()
  if (userinfo) {
    return (
      <div className={css.account}>
        <h2>您好，{userinfo.username}</h2>
        <p>已登录，可以直接提交请求</p>
        {progressPath && (
          <Link className="btn btn-primary" to={progressPath}>
            查看我的进度
          </Link>
        )}
      </div>
    )
  }
  return (
    <div className={css.account}>
      <h2>一个账号，办理与查询</h2>
      <p>提交请求、查看结果都需要登录</p>
      <div>
        <Link className="btn btn-primary" to="/register">
          免费注册
        </Link>
        <Link className="btn btn-secondary" to="/login">
          登录
        </Link>
      </div>
    </div>
  )
}

/** The card over the edge of the hero: shortcuts, and the account beside them. */
export function Dock({ catalogue }: { catalogue: Catalogue }) {
  const shortcuts = shortcutsOf(catalogue)
  return (
    <div className={`wrap ${css.dock}`}>
      <div className={css.card}>
        <ul className={css.shortcuts} data-few={shortcuts.length < 4 || undefined}>
          {shortcuts.map((shortcut) => (
            <li key={shortcut.to}>
              <Link to={shortcut.to}>
                <span className={css.icon}>
                  <Icon name={shortcut.icon} size={26} />
                </span>
                <span className={css.text}>
                  <b>{shortcut.title}</b>
                  <small>{shortcut.description}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <AccountCard progressPath={catalogue.progressPath} />
      </div>
    </div>
  )
}
