import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { recordalImportsApi, recordalPicturesApi } from '../contract/index.ts'
import { importHandlers } from './import/handlers.ts'
import { importTickers } from './import/import-queue.ts'
import { importJobs } from './import/sweep-imports.ts'
import { recordalIcon } from './pictures/recordal-icon.ts'
import { recordalPurviews } from './purviews.ts'

export { generateList, type ListOrder, type PlantedFault } from './demonstration/generate-list.ts'
export { createInventor } from './demonstration/invented-rows.ts'
export { seedRecordals } from './demonstration/seed-recordals.ts'
export { toGbk } from './demonstration/to-gbk.ts'
export { runNextImport } from './import/import-queue.ts'
export { readImport } from './import/list-imports.ts'
export { guessedMapping } from './import/preview-import.ts'
export { keepImport } from './import/receive-import.ts'
export { startImport } from './import/start-import.ts'

export const recordalsServer: ServerDomain = {
  name: 'recordals',
  routes: [...bindRoutes(recordalImportsApi, importHandlers), ...bindRoutes(recordalPicturesApi, { recordalIcon })],
  jobs: importJobs,
  tickers: importTickers,
  purviews: recordalPurviews,
}
