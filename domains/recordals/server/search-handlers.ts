import type { Handlers } from '@portal/platform/server'
import type { recordalSearchApi } from '../contract/search-endpoints.ts'
import { exportRecordals } from './search/export-recordals.ts'
import { recordalDetail } from './search/recordal-detail.ts'
import { searchCustoms } from './search/search-customs.ts'

export const recordalSearchHandlers: Handlers<typeof recordalSearchApi> = {
  serchCustoms: searchCustoms,
  recordalDetail,
  exportRecordals,
}
