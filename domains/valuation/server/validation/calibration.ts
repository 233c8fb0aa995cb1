import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type ValidationKind, validationKinds } from '../../contract/validation/validation.ts'
import { modelVersion } from '../../proof/valuate.ts'
import { validations } from './validation.table.ts'

/** With what a valuation is made, and when. */
export type Making = { parameters: string; cohort: string; at: Date }

/**
 * Answers whether what a valuation was made with was validated by then: of these parameters and
 * this cohort the last renewal validation and the last price validation that had cases enough reached their goals. Nobody can tick it, another
 * version of either begins anew, and a result that was made before stays what it was.
 */
export const readCalibration = async (db: Ctx['db']): Promise<(making: Making) => boolean> => {
  const { kind, parameters, cohort, verdict, endTime, state, model } = validations
  const rows = await db
    .select({ kind, parameters, cohort, verdict, endTime })
    .from(validations)
    .where(and(eq(state, 'finished'), eq(model, modelVersion), isNotNull(endTime)))
    .orderBy(asc(endTime))
  return (making) => {
    const own = rows.filter(
      (row) =>
        row.parameters === making.parameters &&
        row.cohort === making.cohort &&
        row.endTime !== null &&
        row.endTime <= making.at,
    )
    const lastOf = (kind: ValidationKind) =>
      own.filter((row) => row.kind === kind && row.verdict !== 'insufficient').at(-1)?.verdict
    return validationKinds.every((kind) => lastOf(kind) === 'reached')
  }
}
