import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { valuationApi } from '../contract/endpoints.ts'
import { compareValuations, viewValuation } from './detail.ts'
import { evaluate } from './evaluate.ts'
import { unusedJob } from './forget-unused.ts'
import { forget, listHistory } from './history.ts'
import { evaluations } from './metrics.ts'
import { readModel } from './read-model.ts'

/** What a patent may be worth, and why. */
export const valuationServer: ServerDomain = {
  name: 'valuation',
  routes: bindRoutes(valuationApi, {
    evaluate,
    detail: viewValuation,
    comparison: compareValuations,
    model: readModel,
    history: listHistory,
    forget,
  }),
  metrics: [evaluations.metric],
  jobs: [unusedJob],
}
