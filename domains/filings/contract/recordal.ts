import { addDays, addMonths, type Day, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requiredDay } from './day.ts'
import { sheetLimits } from './limits.ts'

/** The most years that a recordal, and each of its renewals, lasts (article 10). */
export const recordalYears = 10
/** How many months before its end a recordal may be renewed (article 10). */
const renewalMonths = 6

/** The form 我已备案: the number and the term that customs gave to the recordal. */
export const recordForm = z
  .object({
    /** The version of the sheet that the page shows. */
    version: z.number({ error: '缺少版本号，请刷新后重试' }),
    recordNum: requiredText('请输入备案号', { length: sheetLimits.recordNum }),
    recordBeginDate: requiredDay('请输入备案起始日'),
    recordEndDate: requiredDay('请输入备案届满日'),
  })
  .check(
    z.refine(({ recordBeginDate: begin, recordEndDate: end }) => begin === '' || end === '' || begin < end, {
      path: ['recordEndDate'],
      error: '备案届满日须在起始日之后',
    }),
    z.refine(
      ({ recordBeginDate: begin, recordEndDate: end }) =>
        begin === '' || end === '' || end <= addMonths(begin, recordalYears * 12),
      { path: ['recordEndDate'], error: `备案有效期最长${recordalYears}年，请核对届满日` },
    ),
  )
export type RecordForm = z.infer<typeof recordForm>

/** The first day on which the recordal may be renewed. */
export const renewalFrom = (recordEndDate: Day): Day => addMonths(recordEndDate, -renewalMonths)

/**
 * The days on which the owner of a recordal in the vault is reminded of its renewal, for pages that tell them: when renewal opens,
 * and three months, one month and a week before the end.
 */
export const reminderDays = (recordEndDate: Day): Day[] => [
  renewalFrom(recordEndDate),
  addMonths(recordEndDate, -3),
  addMonths(recordEndDate, -1),
  addDays(recordEndDate, -7),
]

/** Whether a recordal is in force, in force and open for renewal, or past its end. */
export type RecordalPhase = 'inForce' | 'renewable' | 'lapsed'
export const recordalPhase = (recordEndDate: Day, today: Day): RecordalPhase => {
  if (today > recordEndDate) return 'lapsed'
  return today >= renewalFrom(recordEndDate) ? 'renewable' : 'inForce'
}

export const recordalPhaseLabels = {
  inForce: '备案有效',
  renewable: '可以续展',
  lapsed: '备案已届满',
} satisfies Record<RecordalPhase, string>
