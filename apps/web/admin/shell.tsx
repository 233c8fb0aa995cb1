import { loginAddress, refreshSession, useSession } from '@portal/accounts/web'
import { Breadcrumb, ErrorView, type HeaderTool, Skeleton } from '@portal/platform/web'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { SkipLink } from '../skip-link.tsx'
import { useFreshStart } from '../use-fresh-start.ts'
import type { AdminHandle } from './admin-root.tsx'
import { crumbsOf, type MenuItem, menuOf } from './menu.ts'
import { useMenuState } from './menu-state.ts'
import { NotStaff } from './not-staff.tsx'
import css from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Asks the server for the menu if the session has none yet, as after a login. Answers whether that failed, and a function
 * that asks again.
 */
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

/** The breadcrumb of the current page; the page draws its heading itself. */
function PageTrail({ menu }: { menu: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  const page = useMatches()
    .filter((match) => match.handle !== undefined)
    .pop()?.handle as AdminHandle | undefined
  if (!page) return null
  return (
    <div className={css.trail}>
      <Breadcrumb crumbs={crumbsOf(menu, pathname, page.title)} />
    </div>
  )
}

/** The frame of the back office: the top bar, the side menu with the pages that the viewer may open, and the page. */
export function Shell({ paths, tools }: { paths: readonly string[]; tools: readonly HeaderTool[] }) {
  const { userinfo, purviews } = useSession()
  const { isFailed, ask } = useMenuOfSession()
  const { pathname, search } = useLocation()
  const menuState = useMenuState()
  const main = useFreshStart()
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
      <TopBar menuState={menuState} tools={tools} />
      <SideMenu menu={menu} menuState={menuState} />
      <button type="button" className={css.veil} aria-label="关闭菜单" tabIndex={-1} onClick={menuState.closeDrawer} />
      <main id="main" ref={main} tabIndex={-1} className={css.main} inert={menuState.isDrawerOpen}>
        {purviews && (
          <>
            <PageTrail menu={menu} />
            <Outlet />
          </>
        )}
        {!purviews && !isFailed && <Skeleton />}
        {!purviews && isFailed && <ErrorView title="菜单加载失败" onRetry={ask} />}
      </main>
    </div>
  )
}
