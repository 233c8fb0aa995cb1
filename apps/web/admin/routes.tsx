import { isSignedIn, loadInvitationPage, loadLoginPage, loginAddress } from '@portal/accounts/web'
import type { AdminRoute, HeaderTool } from '@portal/platform/web'
import { ErrorPage } from '../portal/error-page.tsx'
import type { PageRoute } from '../router/page-route.ts'
import { type AdminHandle, AdminRoot } from './admin-root.tsx'
import { FirstPage, NoSuchPage } from './fallback-pages.tsx'
import { Guarded } from './guarded.tsx'
import { Shell } from './shell.tsx'

const ensureSession = (address: string) => (isSignedIn() ? undefined : loginAddress(address))

const routeOf = ({ path, title, purview, load }: AdminRoute): PageRoute => ({
  path,
  handle: { title } satisfies AdminHandle,
  load: async () => {
    const { Component } = await load()
    return {
      element: (
        <Guarded purview={purview}>
          <Component />
        </Guarded>
      ),
    }
  },
})

/** The back office's hash routes: the login, the page of an invitation, and everything else inside the shell. */
export const adminRoutes = (routes: readonly AdminRoute[], tools: readonly HeaderTool[]): PageRoute[] => {
  const paths = routes.map((route) => route.path)
  return [
    {
      element: <AdminRoot />,
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/login', load: loadLoginPage, handle: { title: '登录' } satisfies AdminHandle },
        { path: '/invitation', load: loadInvitationPage, handle: { title: '接受邀请' } satisfies AdminHandle },
        {
          path: '/',
          redirect: ensureSession,
          element: <Shell pages={routes} tools={tools} />,
          children: [
            { index: true, element: <FirstPage paths={paths} /> },
            { ErrorBoundary: ErrorPage, children: routes.map(routeOf) },
            { path: '*', element: <NoSuchPage /> },
          ],
        },
      ],
    },
  ]
}
