import type { Handlers } from '@portal/platform/server'
import type { regionsApi } from '../contract/endpoints.ts'
import { findCountries } from './countries.ts'
import { allProvinces, listRegions } from './regions.ts'

/** The same objects each time, so that the answer is written once. */
const tree = { list: [...allProvinces] }
const allCountries = { list: findCountries('') }

export const regionHandlers: Handlers<typeof regionsApi> = {
  dictionary: async (_ctx, { query }) => ({ list: listRegions(query).map(({ id, name }) => ({ id, name })) }),
  tree: async () => tree,
  countries: async (_ctx, { query }) => (query.nation === '' ? allCountries : { list: findCountries(query.nation) }),
}
