import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressed } from './compress.ts'

/** The most KB that a first visit to a route may load, compressed with brotli: document, scripts and styles. */
const budgets = { landing: 115, route: 190 } as const

/** What a first visit to a route loads. `limit` is undefined for the back office, which has no budget. */
export type RouteSize = { route: string; kilobytes: number; limit: number | undefined }

const limitOf = (route: string, landing: string): number | undefined => {
  if (route === landing) return budgets.landing
  return route.startsWith('/') ? budgets.route : undefined
}

/** Adds up the sizes of each route's files in `folder`, compressed as they are sent, in KB of 1000 bytes. */
export const weigh = async (
  folder: string,
  routes: ReadonlyMap<string, ReadonlySet<string>>,
  landing: string,
): Promise<RouteSize[]> => {
  const known = new Map<string, number>()
  const sizeOf = async (file: string) => {
    const size = known.get(file) ?? (await compressed(readFileSync(join(folder, file)))).length
    known.set(file, size)
    return size
  }
  const sizes: RouteSize[] = []
  for (const [route, files] of routes) {
    let bytes = 0
    for (const file of files) bytes += await sizeOf(file)
    sizes.push({
      route,
      kilobytes: Math.round(bytes / 100) / 10,
      limit: limitOf(route, landing),
    })
  }
  return sizes
}
