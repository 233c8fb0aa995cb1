import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { recordalSearchApi } from '../contract/index.ts'
import { recordalPurviews } from './purviews.ts'
import type { RemindedElsewhere } from './saved/describe-searches.ts'
import { savedNotices } from './saved/notices.ts'
import { savedListener, savedRoutes } from './saved/saved-server.ts'
import { savedJobs } from './saved/warn-owners.ts'
import { recordalSearchHandlers } from './search-handlers.ts'

export { type FoundRecordals, type RecordalSearch, searchRecordals } from './search/search-recordals.ts'

/** `remindedElsewhere` tells of whose recordals another part of the portal reminds; the composition root knows it. */
export const createRecordalsServer = ({
  remindedElsewhere = async () => [],
}: {
  remindedElsewhere?: RemindedElsewhere
} = {}): ServerDomain => ({
  name: 'recordals',
  routes: [
    ...bindRoutes(recordalSearchApi, recordalSearchHandlers),
    ...bindRoutes(recordalImportsApi, importHandlers),
    ...bindRoutes(recordalPicturesApi, { recordalIcon }),
    ...savedRoutes(remindedElsewhere),
  ],
  jobs: [...importJobs, ...savedJobs(remindedElsewhere)],
  tickers: importTickers,
  listeners: [savedListener],
  notices: savedNotices,
  purviews: recordalPurviews,
})

export const recordalsServer: ServerDomain = createRecordalsServer()
