import type { Handlers } from '@portal/platform/server'
import type { regionsApi } from '../contract/endpoints.ts'
import { findCountries } from './countries.ts'
import { allProvinces, listRegions } from './regions.ts'

export const regionHandlers: Handlers<typeof regionsApi> = {
  dictionary: async (_ctx, { query }) => ({ list: listRegions(query).map(({ id, name }) => ({ id, name })) }),
  tree: async () => ({ list: [...allProvinces] }),
  countries: async (_ctx, { query }) => ({ list: findCountries(query.nation) }),
}
