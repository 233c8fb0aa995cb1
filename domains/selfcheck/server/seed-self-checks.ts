import type { JobCtx } from '@portal/platform/server'
import type { SelfCheck } from '../contract/choices.ts'
import { questionsFor } from '../contract/question.ts'
import { currentSet } from '../contract/question-sets.ts'
import { selfCheckSample } from '../contract/samples.ts'
import { scoreOf } from '../contract/score.ts'
import { saveSelfCheck } from './save-self-check.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>

const dayMs = 86_400_000

/** An earlier check of the same goods, with worse and more unknown answers. */
const earlier: SelfCheck = {
  ...selfCheckSample,
  choices: {
    ...selfCheckSample.choices,
    'tm-search': 'c',
    'tm-registered': 'c',
    'tm-goods': 'u',
    'cp-images': 'b',
    'ct-records': 'c',
    'ct-designer': 'u',
    'ch-appeal': 'c',
  },
}

/** Two demonstration checks of one customer, two months apart, so that there is something to compare. */
export const seedSelfChecks = async (ctx: SeedCtx, users: { customer: string }): Promise<void> => {
  const cases = [
    { daysAgo: 62, check: earlier },
    { daysAgo: 2, check: selfCheckSample },
  ]
  for (const { daysAgo, check } of cases) {
    const { score } = scoreOf(questionsFor(currentSet, check), check.choices)
    const at = new Date(ctx.now().getTime() - daysAgo * dayMs)
    const actor = { userId: users.customer }
    await saveSelfCheck({ ...ctx, now: () => at, actor }, { body: { ...check, score } })
  }
}
