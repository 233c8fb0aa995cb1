import type { Region } from '../contract/regions.ts'

/**
 * The places from the province down. The path is complete when its last place has no children: some cities have no
 * districts.
 */
export type RegionPath = readonly Pick<Region, 'id' | 'name'>[]

export const regionText = (path: RegionPath): string => path.map((place) => place.name).join(' / ')

/** The columns to show for what is chosen so far: one more than places chosen, unless the last is complete. */
export const columnsOf = (regions: readonly Region[], path: RegionPath): readonly (readonly Region[])[] => {
  const columns = [regions]
  for (const place of path) {
    const chosen = columns[columns.length - 1]?.find((candidate) => candidate.id === place.id)
    if (!chosen || isComplete(chosen)) break
    columns.push(chosen.children)
  }
  return columns
}

/** Whether nothing is left to choose below a place. */
export const isComplete = ({ children }: Region): boolean => children.length === 0

const mostHits = 50

/** The whole name without gaps, as people type it in one go: 广东省深圳市南山区. */
const wholeName = (path: RegionPath): string => path.map((place) => place.name).join('')

/** The complete paths to every place whose name, or whose path of names, contains every word that was typed. */
export const searchRegions = (regions: readonly Region[], typed: string): readonly RegionPath[] => {
  const words = typed
    .trim()
    .split(/[\s/]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const hits: RegionPath[] = []
  const walk = (places: readonly Region[], above: RegionPath) => {
    for (const place of places) {
      if (hits.length >= mostHits) return
      const path = [...above, { id: place.id, name: place.name }]
      if (!isComplete(place)) walk(place.children, path)
      else if (words.every((word) => wholeName(path).includes(word))) hits.push(path)
    }
  }
  walk(regions, [])
  return hits
}
