import { call } from '@portal/platform/web'
import { regionsApi } from '../contract/endpoints.ts'
import type { Country, Region } from '../contract/regions.ts'

/** Makes a function that asks once for the life of the page; after a failure its next call asks again. */
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

/** Loads the whole tree (22 KB compressed). A page should do so only when its field is touched, not when the page opens. */
export const loadRegions = keep(async (): Promise<readonly Region[]> => (await call(regionsApi.tree, {})).list)

export const loadCountries = keep(
  async (): Promise<readonly Country[]> => (await call(regionsApi.countries, { query: {} })).list,
)
