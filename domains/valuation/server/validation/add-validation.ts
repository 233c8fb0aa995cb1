import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, recordAct, refuseField } from '@portal/platform/server'
import { validationsPath } from '../../contract/model-paths.ts'
import type { PriceForm, Validation, ValidationForm } from '../../contract/validation/validation.ts'
import { judgePrice } from '../../proof/validation/goal.ts'
import { modelVersion } from '../../proof/valuate.ts'
import { readInForce } from '../in-force.ts'
import { ensure } from './failures.ts'
import { describeValidations } from './list-validations.ts'
import { validations } from './validation.table.ts'

const recorded = ({ n, day, source, note, spearman, coverage }: PriceForm, now: Date) => ({
  ...({ kind: 'price', state: 'finished' } as const),
  verdict: judgePrice(n, { spearman, coverage }),
  ...{ n, day, source, note, price: { spearman, coverage }, endTime: now },
})

/**
 * Starts a renewal validation in the background, or records a price validation, of what is in force now.
 * @throws AppFailure `validation.running` while a renewal validation runs; `validation.other_model`
 */
export const addValidation = async (
  ctx: ActorCtx<'config'>,
  { body }: { body: ValidationForm },
): Promise<Validation> => {
  const [now, today] = [ctx.now(), shanghaiDayOf(ctx.now())]
  if (body.kind === 'price' && body.day > today) refuseField('day', '验证日期不能晚于今天')
  const { parameters, cohort } = await readInForce(ctx)
  if (body.kind === 'price') {
    const [ofParameters = parameters.name, ofCohort = cohort.name] = [body.parameters, body.cohort]
    ensure(ofParameters === parameters.name && ofCohort === cohort.name, 'validation.other_model')
  }
  const [added] = await ctx.db
    .insert(validations)
    .values({
      ...{ id: ctx.newId(), attempts: 0, createTime: now, createdById: ctx.actor.userId },
      ...{ model: modelVersion, parameters: parameters.name, cohort: cohort.name },
      isDemonstration: ctx.config.mode === 'demonstration',
      ...(body.kind === 'price'
        ? recorded(body, now)
        : ({ kind: 'renewal', state: 'running', day: today, note: '' } as const)),
    })
    .onConflictDoNothing()
    .returning()
  ensure(added, 'validation.running')
  const { id, kind, state, n, day, source, note, price, verdict } = added
  await recordAct(ctx, {
    subjectKind: 'valuationValidation',
    subjectRef: id,
    link: validationsPath,
    before: null,
    after: { kind, state, n, day, source, note, price, verdict, parameters: added.parameters, cohort: added.cohort },
  })
  const [described] = await describeValidations(ctx, [added])
  ensure(described, 'record.not_found')
  return described
}
