import { importHandlers, importJobs, importRecord, importTickers } from '@portal/imports/server'
import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { signRulesApi } from '../contract/endpoints.ts'
import { markImportsApi } from '../contract/import-endpoints.ts'
import { marksDemonstration } from './demonstration/marks-demonstration.ts'
import { markLists } from './import/mark-lists.ts'
import { checkSeconds } from './mark-metrics.ts'
import { marksGauge } from './marks-gauge.ts'
import { marksPurviews } from './purviews.ts'
import { recordalsListener } from './recordals/take-over-recordals.ts'
import { currentSignRules, saveSignRules } from './signs/sign-rules.ts'

export { comparisonVersions } from './comparison-versions.ts'
export { markLists } from './import/mark-lists.ts'
export { scoreClasses } from './search/score-classes.ts'
export { searchMarks } from './search/search-marks.ts'
export { judgeSign } from './signs/judge-sign.ts'

/** Known marks: where they come from, what they are compared by, and the rules about signs. */
export const marksServer: ServerDomain = {
  name: 'marks',
  routes: [
    ...bindRoutes(signRulesApi, { read: currentSignRules, save: saveSignRules }),
    ...bindRoutes(markImportsApi, importHandlers(markLists)),
  ],
  metrics: [checkSeconds.metric],
  gauges: [marksGauge],
  demonstrate: [marksDemonstration],
  records: [importRecord(markLists, '/api/admin/marks/imports/{id}')],
  jobs: importJobs(markLists),
  tickers: importTickers(markLists),
  listeners: [recordalsListener],
  purviews: marksPurviews,
}
