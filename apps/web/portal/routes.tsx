import { isSignedIn, loginAddress } from '@portal/accounts/web'
import type { LoadPage, PortalRoute, WebDomain } from '@portal/platform/web'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { catalogueOf } from '../catalogue.ts'
import { LandingPage } from '../landing/landing-page.tsx'
import type { PageHandle } from './document-title.ts'
import { ErrorPage } from './error-page.tsx'
import { PortalFrame } from './portal-frame.tsx'

const home: LoadPage = async () => ({ Component: (await import('./home-layout.tsx')).HomeLayout })
const bare: LoadPage = async () => ({ Component: (await import('./bare-layout.tsx')).BareLayout })
const progress: LoadPage = async () => ({ Component: (await import('./progress-page.tsx')).ProgressPage })
const notFound: LoadPage = async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage })

const progressRoute: PortalRoute = {
  path: 'speedOfProgress',
  title: '我的进度',
  sort: 900,
  needsSession: true,
  load: progress,
}

const routesOf = (domains: readonly WebDomain[]): PortalRoute[] => {
  const own = catalogueOf(domains).tabs.length > 0 ? [progressRoute] : []
  return [...domains.flatMap((domain) => domain.portal ?? []), ...own].sort((a, b) => a.sort - b.sort)
}

/** Where a route of a domain stands in the portal. */
export const addressOf = ({ path, bare }: PortalRoute): string => (bare ? `/${path}` : `/home/${path}`)

const ensureSession: LoaderFunction = ({ request }) => {
  if (isSignedIn()) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(loginAddress(pathname + search))
}

const routeOf = ({ path, title, documentTitle, needsSession, load }: PortalRoute): RouteObject => ({
  path,
  lazy: load,
  handle: { title, ...(documentTitle && { documentTitle }) } satisfies PageHandle,
  ...(needsSession && { loader: ensureSession }),
})

const toLanding: LoaderFunction = () => redirect('/oneChains')

/** The portal's hash routes: unknown addresses lead to the landing page. */
export const portalRoutes = (domains: readonly WebDomain[]): RouteObject[] => {
  const catalogue = catalogueOf(domains)
  const routes = routesOf(domains)
  const landing = <LandingPage catalogue={catalogue} />
  return [
    {
      element: <PortalFrame catalogue={catalogue} />,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // Inside the frame: a page that fails leaves header and footer standing.
          ErrorBoundary: ErrorPage,
          children: [
            { path: '/oneChains', element: landing },
            { path: '/index', element: landing },
            {
              path: '/home',
              handle: { documentTitle: 'my home' } satisfies PageHandle,
              children: [
                { index: true, loader: toLanding },
                { lazy: home, children: routes.filter((route) => !route.bare).map(routeOf) },
              ],
            },
            { path: '/404', lazy: notFound, handle: { title: '页面不存在' } satisfies PageHandle },
          ],
        },
      ],
    },
    {
      lazy: bare,
      ErrorBoundary: ErrorPage,
      children: routes.filter((route) => route.bare).map((route) => ({ ...routeOf(route), path: addressOf(route) })),
    },
    { path: '/', loader: toLanding },
    { path: '*', loader: () => redirect('/') },
  ]
}

/** Source texts of the loaders that an address needs, for the document's preload list. */
export const pageLoaders = (domains: readonly WebDomain[]): Record<string, string[]> => {
  const ofRoutes = routesOf(domains).map((route): [string, LoadPage[]] => [
    addressOf(route),
    [route.bare ? bare : home, route.load],
  ])
  const ofTabs = catalogueOf(domains).tabs.map((tab): [string, LoadPage[]] => [
    `/home/speedOfProgress?active=${tab.active}`,
    [tab.load],
  ])
  const all: [string, LoadPage[]][] = [...ofRoutes, ...ofTabs, ['/404', [notFound]]]
  return Object.fromEntries(all.map(([address, loaders]) => [address, loaders.map(String)]))
}
