import { type Bundles, bundleFirstView } from './bundle.ts'
import { modulesOf } from './manifest.ts'
import type { RouteFiles } from './route-files.ts'
import { usedStyles } from './used-styles.ts'

/**
 * The address of the script of each first view and of the pictures that it shows at once, by the path of the call whose answer
 * it shows, or by its own address.
 */
export type FirstViewScripts = Readonly<Record<string, readonly [script: string, ...pictures: string[]]>>

type Parts = { client: string; bundles: Bundles; files: RouteFiles; styleOf: (href: string) => string }

/** The route whose page asks for the call `reads` first, or whose address `reads` is. */
const routeOf = ({ prerender }: Bundles, reads: string): string => {
  const [path = ''] = reads.split('?')
  if (path in prerender.entry.pageLoaders()) return path
  const asks = Object.entries(prerender.entry.pageAsks())
  const [route] = asks.find(([, addresses]) => addresses.some((address) => address.split('?')[0] === reads)) ?? []
  if (route === undefined) throw new Error(`No route asks for ${reads}, which a first view shows`)
  return route
}

/** The drawings that frames show at once; those with `loading="lazy"` stand further down. */
const picturesOf = (frames: readonly string[]): string[] => {
  const images = frames.flatMap((markup) => markup.match(/<img[^>]*>/g) ?? []).filter((tag) => !tag.includes('"lazy"'))
  return [...new Set(images.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []))]
}

/**
 * Builds the script of each first view, with those styles of its page inside that its frames need: the page's own style sheets
 * would come too late for it.
 */
export const buildFirstViews = async ({ client, bundles, files, styleOf }: Parts): Promise<FirstViewScripts> => {
  const scripts: Record<string, [string, ...string[]]> = {}
  for (const { reads, cleaner, ...view } of await bundles.prerender.entry.firstViews()) {
    const own = files.routes.get(routeOf(bundles, reads)) ?? []
    const styles = own.filter((file) => file.endsWith('.css')).map((file) => styleOf(`/${file}`).trim())
    const [module] = cleaner === undefined ? [] : modulesOf(bundles.prerender.manifest, cleaner)
    const needed = usedStyles(styles.join('\n'), Object.values(view.frames).join('\n'))
    const script = await bundleFirstView(client, { ...view, styles: needed }, module)
    scripts[reads] = [script, ...(view.isStatic ? picturesOf(Object.values(view.frames)) : [])]
  }
  return scripts
}

/**
 * The files that a first visit loads for each page with a first view, by the page's route and the last part of the call's
 * path.
 */
export const firstViewVisits = (
  bundles: Bundles,
  scripts: FirstViewScripts,
  visits: ReadonlyMap<string, Set<string>>,
): [string, Set<string>][] =>
  Object.entries(scripts).map(([reads, [script]]) => {
    const route = routeOf(bundles, reads)
    return [`${route} ${reads.split('/').at(-1)}`, new Set([...(visits.get(route) ?? []), script.slice(1)])]
  })
