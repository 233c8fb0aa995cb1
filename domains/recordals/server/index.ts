import { importHandlers, importJobs, importRecord, importTickers } from '@portal/imports/server'
import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { recordalImportsApi, recordalPicturesApi } from '../contract/import-endpoints.ts'
import { recordalSearchApi } from '../contract/search-endpoints.ts'
import { recordalLists } from './import/recordal-lists.ts'
import { permissions } from './permissions.ts'
import { recordalsPersonal } from './personal.ts'
import { recordalIcon } from './pictures/recordal-icon.ts'
import { recordalPurviews } from './purviews.ts'
import type { RemindedElsewhere } from './saved/describe-searches.ts'
import { savedNotices } from './saved/notices.ts'
import { savedListener, savedRoutes } from './saved/saved-server.ts'
import { savedJobs } from './saved/warn-owners.ts'
import { findForAll } from './search/find-for-all.ts'
import { recordalSearchHandlers } from './search-handlers.ts'

export { generateList } from './demonstration/generate-list.ts'
export { toGbk } from './demonstration/to-gbk.ts'
export { findRecordal, type KeptRecordal } from './find-recordal.ts'
export { recordalLists } from './import/recordal-lists.ts'
export { marksNamed } from './pictures/marks-named.ts'
export { type RecordedMark, recordalsAsOf, recordedMarks } from './recorded-marks.ts'
export { searchRecordals } from './search/search-recordals.ts'

/**
 * The recordals domain for the server. `remindedElsewhere` tells which recordals of a user another part of the portal reminds
 * him of; the composition root knows that part.
 */
export const createRecordalsServer = ({
  remindedElsewhere = async () => [],
}: {
  remindedElsewhere?: RemindedElsewhere
} = {}): ServerDomain => ({
  name: 'recordals',
  personal: recordalsPersonal,
  routes: [
    ...bindRoutes(recordalSearchApi, recordalSearchHandlers),
    ...bindRoutes(recordalImportsApi, importHandlers(recordalLists)),
    ...bindRoutes(recordalPicturesApi, { recordalIcon }),
    ...savedRoutes(remindedElsewhere),
  ],
  records: [importRecord(recordalLists, '/api/admin/recordals/imports/{id}')],
  jobs: [...importJobs(recordalLists), ...savedJobs(remindedElsewhere)],
  demonstrate: [
    {
      name: 'recordals',
      title: '海关备案数据',
      run: async (ctx) => (await import('./demonstration/seed-recordals.ts')).seedRecordals(ctx),
    },
  ],
  tickers: importTickers(recordalLists),
  listeners: [savedListener],
  notices: savedNotices,
  permissions,
  purviews: recordalPurviews,
  searches: [{ kind: 'recordal', find: findForAll, wholeOnly: true }],
})

export const recordalsServer: ServerDomain = createRecordalsServer()
