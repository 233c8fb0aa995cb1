import { loginAddress, refreshSession, useSession } from '@portal/accounts/web'
import { ErrorView, Skeleton } from '@portal/platform/web'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { SkipLink } from '../skip-link.tsx'
import { menuOf } from './menu.ts'
import { useMenuState } from './menu-state.ts'
import { NotStaff } from './not-staff.tsx'
import css from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

/** Asks for the menu when a session has none yet, as after a login; answers whether that failed, and a retry. */
const useMenuOfSession = () => {
  const { userinfo, purviews } = useSession()
  const [isFailed, setFailed] = useState(false)
  const needsMenu = userinfo !== undefined && purviews === undefined
  const ask = useCallback(async () => {
    setFailed(false)
    const session = await refreshSession()
    setFailed(session.userinfo !== undefined && session.purviews === undefined)
  }, [])
  useEffect(() => {
    if (needsMenu) ask().catch(reportError)
  }, [needsMenu, ask])
  return { isFailed, ask }
}

/** The back office: top menu, the side menu of what one may do, and the page. */
export function Shell({ paths }: { paths: readonly string[] }) {
  const { userinfo, purviews } = useSession()
  const { isFailed, ask } = useMenuOfSession()
  const { pathname, search } = useLocation()
  const menuState = useMenuState()
  if (!userinfo) return <Navigate to={loginAddress(pathname + search)} replace />
  if (userinfo.userType !== 'staff') return <NotStaff />
  const menu = menuOf(purviews ?? [], paths)
  return (
    <div
      className={css.shell}
      data-expanded={menuState.isExpanded || undefined}
      data-drawer={menuState.isDrawerOpen || undefined}
    >
      <SkipLink />
      <TopBar menuState={menuState} />
      <SideMenu menu={menu} menuState={menuState} />
      <button type="button" className={css.veil} aria-label="关闭菜单" tabIndex={-1} onClick={menuState.closeDrawer} />
      <main id="main" tabIndex={-1} className={css.main} inert={menuState.isDrawerOpen}>
        {purviews && <Outlet />}
        {!purviews && !isFailed && <Skeleton />}
        {!purviews && isFailed && <ErrorView title="菜单加载失败" onRetry={ask} />}
      </main>
    </div>
  )
}
