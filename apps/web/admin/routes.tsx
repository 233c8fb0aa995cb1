import { isSignedIn, loadLoginPage, loginAddress } from '@portal/accounts/web'
import type { AdminRoute, WebDomain } from '@portal/platform/web'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { ErrorPage } from '../portal/error-page.tsx'
import { type AdminHandle, AdminRoot } from './admin-root.tsx'
import { FirstPage, NoSuchPage } from './fallback-pages.tsx'
import { Guarded } from './guarded.tsx'
import { Shell } from './shell.tsx'

const ensureSession: LoaderFunction = ({ request }) => {
  if (isSignedIn()) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(loginAddress(pathname + search))
}

const routeOf = ({ path, title, purview, load }: AdminRoute): RouteObject => ({
  path,
  handle: { title } satisfies AdminHandle,
  lazy: async () => {
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

/** The back office's hash routes: the login, and everything else inside the shell. */
export const adminRoutes = (domains: readonly WebDomain[]): RouteObject[] => {
  const routes = domains.flatMap((domain) => domain.admin ?? [])
  return [
    {
      element: <AdminRoot />,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        { path: '/login', lazy: loadLoginPage, handle: { title: '登录' } satisfies AdminHandle },
        {
          path: '/',
          loader: ensureSession,
          element: <Shell paths={routes.map((route) => route.path)} />,
          children: [
            { index: true, element: <FirstPage paths={routes.map((route) => route.path)} /> },
            { ErrorBoundary: ErrorPage, children: routes.map(routeOf) },
            { path: '*', element: <NoSuchPage /> },
          ],
        },
      ],
    },
  ]
}
