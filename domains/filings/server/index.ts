import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { filingsApi } from '../contract/endpoints.ts'
import { handlers } from './handlers.ts'
import { filingNotices } from './notices.ts'
import { filingJobs } from './remind-renewals.ts'

export { remindedRecordals } from './reminded-recordals.ts'
export { seedSheets } from './seed-sheets.ts'

export const filingsServer: ServerDomain = {
  name: 'filings',
  routes: bindRoutes(filingsApi, handlers),
  jobs: filingJobs,
  notices: filingNotices,
}
