import type { Handlers } from '@portal/platform/server'
import type { regionsApi } from '../contract/endpoints.ts'
import { findCountries } from './countries.ts'
import { allProvinces, listRegions } from './regions.ts'

/** The same object for every call, so that its JSON is written only once. */
const tree = { list: [...allProvinces] }
const allCountries = { list: findCountries('') }

export const regionHandlers: Handlers<typeof regionsApi> = {
  dictionary: async (_ctx, { query }) => ({ list: listRegions(query).map(({ id, name }) => ({ id, name })) }),
  tree: async () => tree,
  countries: async (_ctx, { query }) => (query.nation === '' ? allCountries : { list: findCountries(query.nation) }),
}
