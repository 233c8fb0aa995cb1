import type { Bundles } from './bundle.ts'
import { filesOf, modulesOf } from './manifest.ts'

export type RouteFiles = {
  /** What the portal's document itself names. */
  entry: ReadonlySet<string>
  /** What each address needs besides; a tab (`?active=n`) adds to its page. */
  routes: ReadonlyMap<string, readonly string[]>
}

/** The style sheets of the islands, as addresses. */
export const islandStylesOf = ({ portal, prerender }: Bundles): string[] =>
  prerender.entry.islandLoaders
    .flatMap((loader) => modulesOf(prerender.manifest, loader))
    .flatMap((module) => [...filesOf(portal, module)])
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`)

/** Which chunks the browser must fetch for each address of the portal, from the page loaders of the domains. */
export const routeFilesOf = (bundles: Bundles): RouteFiles => {
  const { portal, prerender } = bundles
  // The islands' styles stand inside the document: to ask for one that a page shares with them would fetch it in vain.
  const entry = new Set([...filesOf(portal, 'index.html'), ...islandStylesOf(bundles).map((href) => href.slice(1))])
  const needs = ([route, loaders]: [string, string[]]): [string, string[]] => {
    const modules = loaders.flatMap((loader) => modulesOf(prerender.manifest, loader))
    const files = new Set(modules.flatMap((module) => [...filesOf(portal, module)]))
    return [route, [...files].filter((file) => !entry.has(file))]
  }
  return { entry, routes: new Map(Object.entries(prerender.entry.pageLoaders()).map(needs)) }
}

/** Everything that a first visit to each address loads, the document included; its styles stand inside it. */
export const visitsOf = ({ entry, routes }: RouteFiles, landing: string): Map<string, Set<string>> => {
  const base = ['index.html', ...[...entry].filter((file) => !file.endsWith('.css'))]
  const visits = new Map([[landing, new Set(base)]])
  for (const [route, files] of routes) {
    const page = routes.get(route.split('?')[0] ?? route) ?? []
    visits.set(route, new Set([...base, ...page, ...files]))
  }
  return visits
}
