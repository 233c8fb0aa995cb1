import { useSession } from '@portal/accounts/web'
import { type AppName, type HeaderTool, useLoaded } from '@portal/platform/web'
import css from './header-tools.module.css'

function Tool({ load, app }: { load: HeaderTool['load']; app: AppName }) {
  const Widget = useLoaded(load)
  return <span className={`no-print ${css.place}`}>{Widget && <Widget app={app} />}</span>
}

/** The domains' widgets in the header, for a user who is signed in. Their place is kept before they are loaded. */
export function HeaderTools({ tools, app }: { tools: readonly HeaderTool[]; app: AppName }) {
  const { userinfo } = useSession()
  if (!userinfo) return null
  return tools.map(({ sort, load }) => <Tool key={sort} load={load} app={app} />)
}
