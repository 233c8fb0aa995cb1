import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { cohortsApi } from '../contract/cohort/endpoints.ts'
import { valuationDeskApi } from '../contract/desk-endpoints.ts'
import { valuationApi } from '../contract/endpoints.ts'
import type { valuationPermissions } from '../contract/permissions.ts'
import { validationsApi } from '../contract/validation/endpoints.ts'
import { publishCohort } from './cohort/publish-cohort.ts'
import { rebuildCohort } from './cohort/rebuild-cohort.ts'
import { cohortTicker } from './cohort/run-rebuild.ts'
import { listCohorts, viewCohort } from './cohort/view-cohort.ts'
import { compareValuations, viewValuation } from './detail.ts'
import { evaluate } from './evaluate.ts'
import { unusedJob } from './forget-unused.ts'
import { forget, listHistory } from './history.ts'
import { evaluations } from './metrics.ts'
import { addVersion, listVersions, viewVersion } from './parameters/parameter-handlers.ts'
import { valuationPurviews } from './purviews.ts'
import { readModel } from './read-model.ts'
import { tryValuation } from './try-valuation.ts'
import { addValidation } from './validation/add-validation.ts'
import { listValidations } from './validation/list-validations.ts'
import { renewalTicker } from './validation/run-renewal.ts'

/** What a patent may be worth, and why. */
export const valuationServer: ServerDomain = {
  name: 'valuation',
  routes: [
    ...bindRoutes(valuationApi, {
      evaluate,
      detail: viewValuation,
      comparison: compareValuations,
      model: readModel,
      history: listHistory,
      forget,
    }),
    ...bindRoutes(valuationDeskApi, {
      versions: listVersions,
      version: viewVersion,
      addVersion,
      trial: tryValuation,
    }),
    ...bindRoutes(cohortsApi, { listCohorts, rebuildCohort, readCohort: viewCohort, publishCohort }),
    ...bindRoutes(validationsApi, { listValidations, addValidation }),
  ],
  metrics: [evaluations.metric],
  jobs: [unusedJob],
  tickers: [cohortTicker, renewalTicker],
  purviews: valuationPurviews,
  permissions: permissionsIn<(typeof valuationPermissions)[number]>('内容管理', { 'valuation.parameters': '维护评估模型' }),
}
