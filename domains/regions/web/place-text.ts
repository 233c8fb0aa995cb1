import { loadRegions } from './load-regions.ts'
import { pathOf, type RegionCodes } from './region-codes.ts'

/** A place in words, from the province down; empty while nothing is chosen. Fails when the names cannot be loaded. */
export const placeText = async (codes: RegionCodes): Promise<string> =>
  codes.province === ''
    ? ''
    : pathOf(await loadRegions(), codes)
        .map(({ name }) => name)
        .join(' ')
