import type { Ctx } from '@portal/platform/server'
import type { Recordal } from '../contract/recordal.ts'
import { marksClasses } from './recorded-marks.ts'
import { findByNumber } from './saved/find-by-number.ts'
import { sourceOf } from './search/read-rows.ts'

/** A recordal as the data have it, with the day up to which they are true; `classes` are empty where it is no trademark. */
export type KeptRecordal = Recordal & { classes: number[]; asOf: string | null }

/** The recordal with this number, in whatever groups that is written. */
export const findRecordal = async (ctx: Pick<Ctx, 'db'>, number: string): Promise<KeptRecordal | undefined> => {
  const found = await findByNumber(ctx, number)
  if (!found) return undefined
  const { id, ...recordal } = found
  const { asOf } = await sourceOf(ctx, [id])
  return { ...recordal, classes: marksClasses(recordal), asOf }
}
