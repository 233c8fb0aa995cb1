import { signOut, useSession } from '@portal/accounts/web'
import { Icon } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { Link, useLocation } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import { HeaderTools } from '../header-tools.tsx'
import { IndexLink } from './index-link.tsx'
import { landingPaths } from './landing-paths.ts'
import { useMatterCounts } from './matters/matter-counts.ts'
import css from './strip.module.css'
import { useStripLinks } from './strip-links.ts'

/** The address of the operator's login page on another host. That host needs our whole address to lead the user back. */
const loginFrom = (loginUrl: string, address: string): string =>
  `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(address)}`

function Greeting({ catalogue }: { catalogue: Catalogue }) {
  const { userinfo } = useSession()
  const { pathname, search } = useLocation()
  const { loginUrl } = useSite().info
  const counts = useMatterCounts()
  if (userinfo) {
    return (
      <>
        <p>您好，</p>
        <IndexLink className={css.name} to={catalogue.namePath ?? '/oneChains'} title={userinfo.username}>
          {userinfo.username}
        </IndexLink>
        <span className={css.bar} />
        <Link to="/home/account">账号</Link>
        {catalogue.matterPages.map(({ to, label, active }) => (
          <span key={to} className={css.matters}>
            <span className={css.bar} />
            <Link to={to}>
              {label} <b>{counts?.tabs.find((tab) => tab.active === active)?.count}</b>
            </Link>
          </span>
        ))}
        <span className={css.bar} />
        <button type="button" onClick={signOut}>
          退出
        </button>
      </>
    )
  }
  const isLanding = landingPaths.some((path) => path === pathname)
  // The way back to the landing page is always its proper address. Its query is left out, since that query is a login of
  // its own.
  const back = `redirect=${encodeURIComponent(isLanding ? landingPaths[0] : pathname + search)}`
  return (
    <>
      <p>
        您好，<span className={css.wide}>欢迎来到国际服务平台！</span>
      </p>
      {loginUrl ? (
        <a href={loginFrom(loginUrl, window.location.href)}>请登录</a>
      ) : (
        <Link to={`/login?${back}`}>请登录</Link>
      )}
      <span className={css.bar} />
      <Link to={`/register?${back}`}>免费注册</Link>
    </>
  )
}

/** The line above the header. On a demonstration host it says 演示, in amber. */
export function Strip({ catalogue }: { catalogue: Catalogue }) {
  const { info } = useSite()
  const links = useStripLinks(catalogue)
  return (
    <section
      className={`no-print ${css.strip}`}
      data-demonstration={info.demonstration || undefined}
      aria-label="站点信息"
    >
      <div className={`wrap ${css.inner}`}>
        <div className={css.greeting}>
          <Greeting catalogue={catalogue} />
          {info.demonstration && (
            <p className={css.demonstration}>
              <b>演示</b>
              <span className={css.wide}>本站数据均为示例</span>
            </p>
          )}
        </div>
        {/* The phone number arrives after the page. It stands first, so that its arrival moves nothing. */}
        <ul className={css.tools}>
          {info.phone && (
            <li>
              <a href={`tel:${info.phone}`}>
                <Icon name="phone" size={16} />
                <span className={css.wide}>服务热线</span>
                <b>{info.phone}</b>
              </a>
            </li>
          )}
          {links.map(({ to, text, icon }) => (
            <li key={to} className={css.wide}>
              <Link to={to}>
                <Icon name={icon} size={16} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <HeaderTools tools={catalogue.tools} app="portal" />
      </div>
    </section>
  )
}
