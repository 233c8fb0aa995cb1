import { addMonths, requiredText, whateverElse } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { isAfter, requiredDay } from './day-field.ts'
import { rightLimits } from './limits.ts'

/** The most years that a recordal with customs lasts (Regulations on Customs Protection of IPR, article 10). */
const recordalYears = 10

type Term = { recordBeginDate: string; recordEndDate: string }

/** A recordal with customs: the number and the term that customs gave to it. */
export const recordalForm = z
  .object({
    recordNum: requiredText('请输入备案号', { length: rightLimits.recordNum }),
    recordBeginDate: requiredDay('请输入备案起始日'),
    recordEndDate: requiredDay('请输入备案届满日'),
  })
  .check(
    z.refine<Term>(({ recordBeginDate, recordEndDate }) => isAfter(recordBeginDate, recordEndDate), {
      ...whateverElse,
      path: ['recordEndDate'],
      error: '备案届满日须在起始日之后',
    }),
    z.refine<Term>(
      ({ recordBeginDate: begin, recordEndDate: end }) =>
        begin === '' || end === '' || end <= addMonths(begin, recordalYears * 12),
      { path: ['recordEndDate'], error: `备案有效期最长${recordalYears}年，请核对届满日` },
    ),
  )
/** Refuses a recordal that begins after the day on which it is noted; only who knows that day can. */
export const futureRecordal = '备案起始日在今天之后，请核对'
export type RecordalForm = z.output<typeof recordalForm>
