import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { type LoadPage, type PortalRoute, registrationPath, type WebDomain } from '@portal/platform/web'
import { catalogueOf } from '../catalogue.ts'
import { LandingPage } from '../landing/landing-page.tsx'
import type { PageRoute } from '../router/page-route.ts'
import type { PageHandle } from './document-title.ts'
import { ErrorPage } from './error-page.tsx'
import { loadAllMatters } from './matters/load-all-matters.ts'
import { PortalFrame } from './portal-frame.tsx'
import { registerRoute } from './register/register-route.ts'

const home: LoadPage = async () => ({ Component: (await import('./home-layout.tsx')).HomeLayout })
const bare: LoadPage = async () => ({ Component: (await import('./bare-layout.tsx')).BareLayout })
const progress: LoadPage = async () => ({ Component: (await import('./matters/progress-page.tsx')).ProgressPage })
const notFound: LoadPage = async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage })

const progressRoute: PortalRoute = {
  path: 'speedOfProgress',
  title: '我的事项',
  sort: 900,
  needsSession: true,
  load: progress,
}

const routesOf = (domains: readonly WebDomain[]): PortalRoute[] => {
  const { tabs, registrations } = catalogueOf(domains)
  const own = [...(tabs.length > 0 ? [progressRoute] : []), ...(registrations.length > 0 ? [registerRoute] : [])]
  return [...domains.flatMap((domain) => domain.portal ?? []), ...own].sort((a, b) => a.sort - b.sort)
}

/** The address of a domain's route in the portal. */
export const addressOf = ({ path, bare }: PortalRoute): string => (bare ? `/${path}` : `/home/${path}`)

const ensureSession = (address: string) => (isSignedIn() ? undefined : loginAddress(address))

const routeOf = ({ path, title, documentTitle, needsSession, load }: PortalRoute): PageRoute => ({
  path,
  load,
  handle: { title, ...(documentTitle && { documentTitle }) } satisfies PageHandle,
  ...(needsSession && { redirect: ensureSession }),
})

const toLanding = () => '/oneChains'

const aliasOf = (route: PortalRoute): PageRoute[] =>
  route.alias === undefined
    ? []
    : [{ path: route.alias, redirect: (address) => addressOf(route) + address.replace(/^[^?]*/, '') }]

/** The hash routes of the portal. An unknown address leads to the landing page. */
export const portalRoutes = (domains: readonly WebDomain[]): PageRoute[] => {
  const catalogue = catalogueOf(domains)
  const routes = routesOf(domains)
  const landing = <LandingPage catalogue={catalogue} />
  return [
    {
      element: <PortalFrame catalogue={catalogue} />,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // This boundary stands inside the frame, so that header and footer stay when a page fails.
          ErrorBoundary: ErrorPage,
          children: [
            { path: '/oneChains', element: landing },
            { path: '/index', element: landing },
            {
              path: '/home',
              handle: { documentTitle: 'my home' } satisfies PageHandle,
              children: [
                { index: true, redirect: toLanding },
                { load: home, children: routes.filter((route) => !route.bare).map(routeOf) },
              ],
            },
            { path: '/404', load: notFound, handle: { title: '页面不存在' } satisfies PageHandle },
          ],
        },
      ],
    },
    {
      load: bare,
      ErrorBoundary: ErrorPage,
      children: routes.filter((route) => route.bare).map((route) => ({ ...routeOf(route), path: addressOf(route) })),
    },
    ...routes.flatMap(aliasOf),
    { path: '/', redirect: toLanding },
    { path: '*', redirect: toLanding },
  ]
}

const mattersPath = '/home/speedOfProgress'

/** The source texts of the page loaders that each address needs, for the list of chunks that the document asks for. */
export const pageLoaders = (domains: readonly WebDomain[]): Record<string, string[]> => {
  const ofRoutes = routesOf(domains).flatMap((route) =>
    [addressOf(route), route.alias ?? []]
      .flat()
      .map((address): [string, LoadPage[]] => [address, [route.bare ? bare : home, route.load]]),
  )
  const { tabs, registrations } = catalogueOf(domains)
  const ofForms = registrations
    .flatMap(({ forms }) => forms)
    .map(({ active, load }): [string, LoadPage[]] => [registrationPath(active), [load]])
  const ofTabs = tabs.flatMap(({ active, load, detail }): [string, LoadPage[]][] => {
    const list = `${mattersPath}?active=${active}`
    return [
      [list, [load]],
      ...(detail ? [[`${list}&${detail.query}`, [detail.load]] satisfies [string, LoadPage[]]] : []),
    ]
  })
  const ofAll: [string, LoadPage[]][] = [[`${mattersPath}?active=0`, [loadAllMatters]]]
  const all: [string, LoadPage[]][] = [...ofRoutes, ...ofForms, ...ofAll, ...ofTabs, ['/404', [notFound]]]
  return Object.fromEntries(all.map(([address, loaders]) => [address, loaders.map(String)]))
}

/** The addresses of pages that only a signed-in user sees, but for that of his matters, to which mails and notices lead. */
export const innerPages = (domains: readonly WebDomain[]): string[] =>
  routesOf(domains)
    .filter(({ needsSession }) => needsSession)
    .map(addressOf)
    .filter((address) => address !== mattersPath)

/** The first calls of the pages (`asks`), by the pages' addresses; the document sends them at once. */
export const pageAsks = (domains: readonly WebDomain[]): Record<string, readonly string[]> =>
  Object.fromEntries(routesOf(domains).flatMap((route) => (route.asks ? [[addressOf(route), route.asks]] : [])))
