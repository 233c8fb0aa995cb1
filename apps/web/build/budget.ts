import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressed } from './compress.ts'

/** KB of brotli that a first visit to a route may cost: document, scripts and styles. */
const budgets = { landing: 115, route: 190 } as const

/** `limit` is undefined where none binds: the back office. */
export type RouteSize = { route: string; kilobytes: number; limit: number | undefined }

const limitOf = (route: string, landing: string): number | undefined => {
  if (route === landing) return budgets.landing
  return route.startsWith('/') ? budgets.route : undefined
}

/** Weighs the files of each route in `folder` as they travel, in KB of 1000 bytes. */
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
