import type { Ctx } from '@portal/platform/server'
import type { TrialForm, TrialReply } from '../contract/trial.ts'
import { defaultCohort } from '../proof/default-cohort.ts'
import type { Parameters } from '../proof/parameters.ts'
import { refusalTexts, valuate } from '../proof/valuate.ts'
import { readInForce } from './in-force.ts'
import { numbersOf } from './numbers.ts'
import { ensureChecked } from './parameters/parameter-handlers.ts'

/** Values what is sent, with some of the parameters replaced, and stores nothing. */
export const tryValuation = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { body: { input, day, parameters = {}, cohort } }: { body: TrialForm },
): Promise<TrialReply> => {
  ensureChecked(ctx, parameters, 'parameters.')
  const inForce = await readInForce(ctx)
  const given = Object.fromEntries(Object.entries(parameters).filter(([, block]) => block !== undefined))
  const tried: Parameters = { ...inForce.parameters, ...given }
  const outcome = valuate(input, day, tried, cohort === 'default' ? defaultCohort : inForce.cohort)
  if (!outcome.ok) return { code: 500, reason: outcome.reason, msg: refusalTexts[outcome.reason] }
  // A trial has no record, and nobody told its facts.
  const indicators = outcome.indicators.map((line) => ({ ...line, source: null, asOf: null }))
  return { ...numbersOf(outcome), indicators }
}
