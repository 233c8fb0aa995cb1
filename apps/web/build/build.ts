import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type RouteSize, weigh } from './budget.ts'
import { type Bundles, bundle } from './bundle.ts'
import { precompress } from './compress.ts'
import { assembleDocument, bootScript, inlineFirstScene, inlineHashes } from './document.ts'
import { placeDrawings } from './drawings.ts'
import { buildFirstViews, firstViewVisits } from './first-views.ts'
import { foreignStyles } from './foreign-styles.ts'
import { drawIcons } from './icons.ts'
import { filesOf } from './manifest.ts'
import { keepPreviousAssets } from './previous-assets.ts'
import { documentListsOf, islandStylesOf, routeFilesOf, visitsOf } from './route-files.ts'
import { sourceStamp } from './stamp.ts'

const root = resolve(import.meta.dirname, '../../..')
const dist = join(root, 'apps/web/dist')
const work = join(root, '.cache/web-build')
const client = join(work, 'client')

/**
 * Writes the finished document of the portal, and the hashes for the content security policy. Answers how much a first
 * visit to each route loads.
 */
const finishDocuments = async (bundles: Bundles): Promise<RouteSize[]> => {
  const { entry } = bundles.prerender
  const files = routeFilesOf(bundles)
  const textOf = (href: string) => readFileSync(join(client, href), 'utf8')
  const firstViews = await buildFirstViews({ client, bundles, files, styleOf: textOf })
  const path = join(client, 'index.html')
  const html = assembleDocument({
    html: readFileSync(path, 'utf8'),
    body: inlineFirstScene(await entry.render(), textOf),
    script: bootScript(documentListsOf(files, entry.innerPages()), entry.pageAsks(), firstViews),
    styles: islandStylesOf(bundles),
    styleOf: textOf,
  })
  writeFileSync(path, html)
  const documents = [html, readFileSync(join(client, 'admin.html'), 'utf8')]
  writeFileSync(join(client, '.csp.json'), `${JSON.stringify(inlineHashes(documents, foreignStyles), null, 2)}\n`)
  const [landing = '/'] = entry.landingPaths
  const visits = visitsOf(files, landing)
  for (const [visit, loaded] of firstViewVisits(bundles, firstViews, visits)) visits.set(visit, loaded)
  visits.set('admin.html', new Set(['admin.html', ...filesOf(bundles.admin, 'admin.html')]))
  return weigh(client, visits, landing)
}

/** Prints the sizes, and fails if a route is over its budget. */
const ensureBudgets = (sizes: readonly RouteSize[]): void => {
  for (const { route, kilobytes, limit } of sizes) {
    const bound = limit === undefined ? '' : ` of ${limit}`
    console.info(`  ${route.padEnd(36)} ${kilobytes.toFixed(1).padStart(6)}${bound} KB brotli`)
  }
  const over = sizes
    .filter(({ kilobytes, limit }) => limit !== undefined && kilobytes > limit)
    .map(({ route }) => route)
  if (over.length > 0) throw new Error(`Over the budget of a first visit: ${over.join(', ')}`)
}

/** Replaces `dist` in one step, so that a running portal never reads half a build. */
const putInPlace = (stamp: string): number => {
  const kept = keepPreviousAssets(dist, client, Date.now())
  rmSync(join(client, '.vite'), { recursive: true, force: true })
  writeFileSync(join(client, '.stamp'), `${stamp}\n`)
  const old = join(work, 'old')
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(client, dist)
  rmSync(old, { recursive: true, force: true })
  return kept
}

/** Builds the web into `apps/web/dist`. */
const main = async (): Promise<void> => {
  const stamp = sourceStamp(root)
  const started = performance.now()
  process.env.NODE_ENV = 'production'
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const bundles = await bundle(client, join(work, 'server'))
  placeDrawings(client)
  ensureBudgets(await finishDocuments(bundles))
  await drawIcons(client)
  await precompress(client)
  const kept = putInPlace(stamp)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.info(`  web built in ${seconds} s${kept > 0 ? `, ${kept} files of earlier builds kept for a week` : ''}`)
}

await main()
// React's stream renderer leaves a message channel open, which would keep Node running.
process.exit(0)
