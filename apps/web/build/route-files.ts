import type { Bundles } from './bundle.ts'
import { filesOf, modulesOf } from './manifest.ts'

export type RouteFiles = {
  /** The files that the portal's document itself names. */
  entry: ReadonlySet<string>
  /** The further files that each address needs; a tab (`?active=n`) adds its files to those of its page. */
  routes: ReadonlyMap<string, readonly string[]>
}

/** The addresses of the islands' style sheets. */
export const islandStylesOf = ({ portal, prerender }: Bundles): string[] =>
  prerender.entry.islandLoaders
    .flatMap((loader) => modulesOf(prerender.manifest, loader))
    .flatMap((module) => [...filesOf(portal, module)])
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`)

/** Which chunks the browser must fetch for each address of the portal, from the page loaders of the domains. */
export const routeFilesOf = (bundles: Bundles): RouteFiles => {
  const { portal, prerender } = bundles
  // The document holds the islands' styles already: a page that shares such a sheet must not ask for it again.
  const entry = new Set([...filesOf(portal, 'index.html'), ...islandStylesOf(bundles).map((href) => href.slice(1))])
  const needs = ([route, loaders]: [string, string[]]): [string, string[]] => {
    const modules = loaders.flatMap((loader) => modulesOf(prerender.manifest, loader))
    const files = new Set(modules.flatMap((module) => [...filesOf(portal, module)]))
    return [route, [...files].filter((file) => !entry.has(file))]
  }
  const routes = new Map(Object.entries(prerender.entry.pageLoaders()).map(needs))
  return { entry, routes: commonFirst(routes) }
}

/**
 * The same files of each address, those of most addresses first. They are asked for all at once, and the document, which holds
 * every list, is compressed better where the lists begin alike.
 */
const commonFirst = (routes: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> => {
  const uses = new Map<string, number>()
  for (const files of routes.values()) for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1)
  const usesOf = (file: string): number => uses.get(file) ?? 0
  return new Map(
    [...routes].map(([route, files]) => [route, files.toSorted((a, b) => usesOf(b) - usesOf(a) || (a < b ? -1 : 1))]),
  )
}

/**
 * All files that a first visit to each address loads, the document included. The document's styles are not counted, since
 * they stand inside it.
 */
export const visitsOf = ({ entry, routes }: RouteFiles, landing: string): Map<string, Set<string>> => {
  const base = ['index.html', ...[...entry].filter((file) => !file.endsWith('.css'))]
  const visits = new Map([[landing, new Set(base)]])
  for (const [route, files] of routes) {
    const page = routes.get(route.split('?')[0] ?? route) ?? []
    visits.set(route, new Set([...base, ...page, ...files]))
  }
  return visits
}
