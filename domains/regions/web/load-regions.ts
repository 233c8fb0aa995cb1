import { call } from '@portal/platform/web'
import { regionsApi } from '../contract/endpoints.ts'
import type { Country, Region } from '../contract/regions.ts'

/** Asks once for the life of the page; after a failure the next one who needs it asks again. */
const keep = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined
  return () => {
    kept ??= ask().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

/** The whole tree (22 KB compressed): for a field that is being touched, not for a page that opens. */
export const loadRegions = keep(async (): Promise<readonly Region[]> => (await call(regionsApi.tree, {})).list)

export const loadCountries = keep(
  async (): Promise<readonly Country[]> => (await call(regionsApi.countries, { query: {} })).list,
)
