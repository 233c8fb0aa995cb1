import type { Region } from '../contract/regions.ts'
import type { RegionPath } from './region-path.ts'

/** A place as forms send it: codes, empty while nothing is chosen; `county` stays empty for a city without districts. */
export type RegionCodes = { province: string; city: string; county: string }

export const codesOf = ([province, city, county]: RegionPath): RegionCodes => ({
  province: province?.id ?? '',
  city: city?.id ?? '',
  county: county?.id ?? '',
})

/** The places behind the codes, from the province down as far as the tree knows them. */
export const pathOf = (tree: readonly Region[], { province, city, county }: RegionCodes): RegionPath => {
  const path: RegionPath[number][] = []
  let level = tree
  for (const code of [province, city, county]) {
    const place = level.find(({ id }) => id === code)
    if (!place) break
    path.push({ id: place.id, name: place.name })
    level = place.children
  }
  return path
}
