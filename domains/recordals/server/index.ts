import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { recordalImportsApi, recordalPicturesApi } from '../contract/index.ts'
import { importHandlers } from './import/handlers.ts'
import { importTickers } from './import/import-queue.ts'
import { importJobs } from './import/sweep-imports.ts'
import { recordalIcon } from './pictures/recordal-icon.ts'
import { recordalPurviews } from './purviews.ts'

export { seedRecordals } from './demonstration/seed-recordals.ts'

export const recordalsServer: ServerDomain = {
  name: 'recordals',
  routes: [...bindRoutes(recordalImportsApi, importHandlers), ...bindRoutes(recordalPicturesApi, { recordalIcon })],
  jobs: importJobs,
  tickers: importTickers,
  purviews: recordalPurviews,
}
