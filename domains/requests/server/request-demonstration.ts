import type { DemonstrationStep } from '@portal/platform/server'
import { escalatePromises, seedPromises } from '@portal/promises/server'
import { promisedService } from './request-promises.ts'

const cases: DemonstrationStep = {
  name: 'requests.cases',
  title: '维权业务案件',
  run: async (ctx, people) => (await import('./seed-requests.ts')).seedRequests(ctx, people),
}

const figures: DemonstrationStep = {
  name: 'requests.figures',
  title: '上月受理与完成记录',
  run: (ctx, { staff }) => seedPromises(ctx, promisedService(7), staff),
}

/**
 * The demonstration data of requests. The last step escalates cases that are overdue, so that they are late from the
 * start.
 */
export const requestDemonstration: readonly DemonstrationStep[] = [
  cases,
  figures,
  { name: 'requests.levels', title: '到期提醒', after: [cases, figures], run: escalatePromises },
]
