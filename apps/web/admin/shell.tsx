import { loginAddress, refreshSession, useSession } from '@portal/accounts/web'
import { type AdminRoute, Breadcrumb, ErrorView, type HeaderTool, Skeleton, ViewKeeping } from '@portal/platform/web'
import { DeskKeys, deskViews } from '@portal/workday/web'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { SkipLink } from '../skip-link.tsx'
import { useFreshStart } from '../use-fresh-start.ts'
import type { AdminHandle } from './admin-root.tsx'
import { FootBar } from './foot-bar.tsx'
import { MaintenanceStrip } from './maintenance-strip.tsx'
import { crumbsOf, isOpenTo, type MenuItem, menuOf, placesOf } from './menu.ts'
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

/** What the current page is called, from the handle of its route. */
const usePageTitle = (): string | undefined =>
  (
    useMatches()
      .filter((match) => match.handle !== undefined)
      .pop()?.handle as AdminHandle | undefined
  )?.title

/** The breadcrumb of the current page; the page draws its heading itself. */
function PageTrail({ menu, title }: { menu: readonly MenuItem[]; title: string }) {
  const { pathname } = useLocation()
  const crumbs = crumbsOf(menu, pathname, title)
  if (crumbs.length < 2) return null
  // A page of the menu stands at the top: on a phone, whose bar names it, there is no way up.
  const isTop = crumbs.every(({ to }) => to === undefined)
  return (
    <div className={css.trail} data-top={isTop || undefined}>
      <Breadcrumb crumbs={crumbs} />
    </div>
  )
}

/** The frame of the back office: the top bar, the side menu with the pages that the viewer may open, and the page. */
export function Shell({ pages, tools }: { pages: readonly AdminRoute[]; tools: readonly HeaderTool[] }) {
  const { userinfo, purviews } = useSession()
  const { isFailed, ask } = useMenuOfSession()
  const { pathname, search } = useLocation()
  const menuState = useMenuState()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useFreshStart()
  const title = usePageTitle()
  if (!userinfo) return <Navigate to={loginAddress(pathname + search)} replace />
  if (userinfo.userType !== 'staff') return <NotStaff />
  const menu = menuOf(
    purviews ?? [],
    pages.map(({ path }) => path),
  )
  const openPages = pages.filter(({ purview }) => isOpenTo(purviews ?? [], purview))
  return (
    <div
      className={css.shell}
      data-expanded={menuState.isExpanded || undefined}
      data-drawer={menuState.isDrawerOpen || undefined}
    >
      <SkipLink />
      <TopBar title={title ?? '管理后台'} menuState={menuState} tools={tools} onKeys={() => setHelpOpen(true)} />
      <SideMenu menu={menu} menuState={menuState} />
      <button type="button" className={css.veil} aria-label="关闭菜单" tabIndex={-1} onClick={menuState.closeDrawer} />
      <main id="main" tabIndex={-1} className={css.main} inert={menuState.isDrawerOpen}>
        <MaintenanceStrip />
        {purviews && (
          <>
            {title !== undefined && <PageTrail menu={menu} title={title} />}
            <ViewKeeping value={deskViews}>
              <Outlet />
            </ViewKeeping>
          </>
        )}
        {!purviews && !isFailed && <Skeleton />}
        {!purviews && isFailed && <ErrorView title="菜单加载失败" onRetry={ask} />}
      </main>
      <FootBar pages={openPages} menuState={menuState} />
      <DeskKeys places={placesOf(menu)} isHelpOpen={isHelpOpen} setHelpOpen={setHelpOpen} />
    </div>
  )
}
