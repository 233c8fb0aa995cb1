import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { recordalSearchApi } from '../contract/index.ts'
import { recordalPurviews } from './purviews.ts'
import { recordalSearchHandlers } from './search-handlers.ts'

export { type FoundRecordals, type RecordalSearch, searchRecordals } from './search/search-recordals.ts'

export const recordalsServer: ServerDomain = {
  name: 'recordals',
  routes: [...bindRoutes(recordalSearchApi, recordalSearchHandlers)],
  purviews: recordalPurviews,
}
