import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { cohortsApi } from '../contract/cohort/endpoints.ts'
import { valuationDeskApi } from '../contract/desk-endpoints.ts'
import { valuationApi } from '../contract/endpoints.ts'
import type { valuationPermissions } from '../contract/permissions.ts'
import { validationsApi } from '../contract/validation/endpoints.ts'
import { oldBatchesJob } from './batch/remove-old-batches.ts'
import { batchTicker } from './batch/run-batches.ts'
import { startBatch } from './batch/start-batch.ts'
import { batchSheet, viewBatch } from './batch/view-batch.ts'
import { cohortRecord, publishCohort } from './cohort/publish-cohort.ts'
import { rebuildCohort } from './cohort/rebuild-cohort.ts'
import { cohortTicker } from './cohort/run-rebuild.ts'
import { listCohorts, viewCohort } from './cohort/view-cohort.ts'
import { compareValuations, viewValuation } from './detail.ts'
import { evaluate } from './evaluate.ts'
import { unusedJob } from './forget-unused.ts'
import { forget, listHistory } from './history.ts'
import { evaluations, valuationSeconds } from './metrics.ts'
import { addVersion, listVersions, viewVersion } from './parameters/parameter-handlers.ts'
import { valuationPersonal } from './personal.ts'
import { valuationPurviews } from './purviews.ts'
import { readModel } from './read-model.ts'
import { makeReport, reportLine } from './report/make-report.ts'
import { oldReportsJob } from './report/remove-old-reports.ts'
import { tryValuation } from './try-valuation.ts'
import { addValidation } from './validation/add-validation.ts'
import { listValidations } from './validation/list-validations.ts'
import { renewalTicker } from './validation/run-renewal.ts'

/** What a patent may be worth, and why. */
export const valuationServer: ServerDomain = {
  name: 'valuation',
  personal: valuationPersonal,
  routes: [
    ...bindRoutes(
      valuationApi,
      {
        evaluate,
        detail: viewValuation,
        comparison: compareValuations,
        model: readModel,
        history: listHistory,
        forget,
        report: makeReport,
        startBatch,
        batch: viewBatch,
        batchResult: batchSheet,
      },
      { lines: { report: reportLine } },
    ),
    ...bindRoutes(valuationDeskApi, {
      versions: listVersions,
      version: viewVersion,
      addVersion,
      trial: tryValuation,
    }),
    ...bindRoutes(cohortsApi, { listCohorts, rebuildCohort, readCohort: viewCohort, publishCohort }),
    ...bindRoutes(validationsApi, { listValidations, addValidation }),
  ],
  metrics: [evaluations.metric, valuationSeconds.metric],
  records: [cohortRecord],
  jobs: [unusedJob, oldReportsJob, oldBatchesJob],
  tickers: [cohortTicker, renewalTicker, batchTicker],
  purviews: valuationPurviews,
  permissions: permissionsIn<(typeof valuationPermissions)[number]>('内容管理', {
    'valuation.parameters': '维护评估模型',
  }),
}
