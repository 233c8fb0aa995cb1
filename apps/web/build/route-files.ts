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

/** How many addresses need a file. */
const countUses = (routes: RouteFiles['routes']): ((file: string) => number) => {
  const uses = new Map<string, number>()
  for (const files of routes.values()) for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1)
  return (file) => uses.get(file) ?? 0
}

/**
 * The lists that the document holds. Of a page that a user opens from within the portal once he is signed in, the document names
 * only what most pages need: everybody's first visit would carry the rest.
 */
export const documentListsOf = (
  { routes }: RouteFiles,
  innerPages: readonly string[],
): Record<string, readonly string[]> => {
  const usesOf = countUses(routes)
  const isCommon = (file: string): boolean => usesOf(file) > routes.size / 2
  const listed = ([route, files]: [string, readonly string[]]): [string, string[]] => [
    route,
    (innerPages.includes(route) ? files.filter(isCommon) : files).map((file) => `/${file}`),
  ]
  return Object.fromEntries([...routes].map(listed))
}

/**
 * The same files of each address, those of most addresses first. They are asked for all at once, and the document, which holds
 * every list, is compressed better where the lists begin alike.
 */
const commonFirst = (routes: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> => {
  const usesOf = countUses(routes)
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
