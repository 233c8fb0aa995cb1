import { importHandlers, importJobs, importRecord, importTickers } from '@portal/imports/server'
import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { patentImportsApi } from '../contract/import.ts'
import type { patentDataPermissions } from '../contract/permissions.ts'
import { patentRecordsApi } from '../contract/records.ts'
import { patentSourcesApi } from '../contract/sources.ts'
import { patentLists } from './import/patent-lists.ts'
import { patentDataPurviews } from './purviews.ts'
import { listRecords, readRecord } from './records/view-records.ts'
import { recordsGauge } from './records-gauge.ts'
import { sourceQuota, sourceSeconds } from './sources/source-metrics.ts'
import { patentSourceSettings } from './sources/sources.settings.ts'
import { viewSources } from './sources/view-sources.ts'

export type { FactName, PatentFacts, Provenance } from './facts.ts'
export { findByApplication, findHidden, findPatent, isHidden } from './find-patents.ts'
export { patentLists } from './import/patent-lists.ts'
export type { PatentRecord } from './patent.table.ts'
export { freshenPatents } from './sources/freshen-patents.ts'
export { countValues, type RecordNumber } from './statistics/count-values.ts'
export { grantedInventions } from './statistics/granted-inventions.ts'

/** What is known of Chinese patents, and who told it. */
export const patentdataServer: ServerDomain = {
  name: 'patentdata',
  settings: patentSourceSettings,
  routes: [
    // Before the records, whose path takes any word for a number.
    ...bindRoutes(patentSourcesApi, { sources: viewSources }),
    ...bindRoutes(patentRecordsApi, { listRecords, readRecord }),
    ...bindRoutes(patentImportsApi, importHandlers(patentLists)),
  ],
  records: [importRecord(patentLists, '/api/admin/patents/imports/{id}')],
  jobs: importJobs(patentLists),
  tickers: importTickers(patentLists),
  purviews: patentDataPurviews,
  permissions: permissionsIn<(typeof patentDataPermissions)[number]>('内容管理', { 'patents.imports': '导入专利数据' }),
  metrics: [sourceSeconds.metric],
  gauges: [recordsGauge, sourceQuota],
  demonstrate: [
    {
      name: 'patentdata.records',
      title: '演示专利数据',
      run: async (ctx) => (await import('./demonstration/seed-patents.ts')).seedPatents(ctx),
    },
  ],
}
