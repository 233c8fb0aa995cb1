import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { filingsApi } from '../contract/endpoints.ts'
import { handlers } from './handlers.ts'
import { filingNotices } from './notices.ts'
import { filingMatters } from './own-matters.ts'
import { filingJobs } from './remind-renewals.ts'

export { remindedRecordals } from './reminded-recordals.ts'

export const filingsServer: ServerDomain = {
  name: 'filings',
  routes: bindRoutes(filingsApi, handlers),
  demonstrate: [
    {
      name: 'filings',
      title: '备案材料清单',
      run: async (ctx, people) => (await import('./seed-sheets.ts')).seedSheets(ctx, people),
    },
  ],
  jobs: filingJobs,
  notices: filingNotices,
  matters: filingMatters,
}
