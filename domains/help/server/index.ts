import { bindRoutes, type SearchSource, type ServerDomain } from '@portal/platform/server'
import { searchApi } from '../contract/search/endpoints.ts'
import { searchAll } from './search.ts'

/** The help domain for the server: the one search, over what the other domains contribute to it. */
export const createHelpServer = (sources: readonly SearchSource[]): ServerDomain => ({
  name: 'help',
  routes: bindRoutes(searchApi, { search: searchAll(sources) }),
})
