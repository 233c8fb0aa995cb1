import { requiredText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { PromiseSettings } from '../proof/terms.ts'

export const settingsLimits = { shifts: 6, hours: 240, days: 250 } as const

const timeOfDay = (missing: string) =>
  requiredText(missing).check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, '班次时间须写成 08:30 这样的形式'))

const shift = z
  .object({ from: timeOfDay('请填写班次的开始时间'), to: timeOfDay('请填写班次的结束时间') })
  .check(z.refine(({ from, to }) => from < to, { error: '班次的结束时间须晚于开始时间' }))

const hoursRule = `受理时限须为 1 至 ${settingsLimits.hours} 的整数`
const daysRule = `完成时限须为 1 至 ${settingsLimits.days} 的整数`

/** The working days of one service; an empty value means that the general value holds. */
const ownDays = z.pipe(
  z.transform((value: unknown) => {
    if (value === undefined || value === null || value === '') return null
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  }),
  z.nullable(z.int({ error: daysRule }).check(z.gte(1, daysRule), z.lte(settingsLimits.days, daysRule))),
)

/** The settings that the operator saves; an empty number is refused, because there is no silent default. */
export const settingsForm = z.object({
  shifts: z
    .array(shift, { error: '请填写班次' })
    .check(
      z.minLength(1, '至少要有一个班次'),
      z.maxLength(settingsLimits.shifts, `最多 ${settingsLimits.shifts} 个班次`),
    ),
  acceptanceHours: wholeNumber({ min: 1, max: settingsLimits.hours, fallback: 0, msg: hoursRule }),
  completionDays: wholeNumber({ min: 1, max: settingsLimits.days, fallback: 0, msg: daysRule }),
  /** The working days of single services whose term differs. */
  completionByService: z.record(z.string(), ownDays, { error: daysRule }),
})
export type SettingsForm = z.output<typeof settingsForm>

const shifts = z.array(z.object({ from: z.string(), to: z.string() }))

export const settingsReply = z.object({
  shifts,
  acceptanceHours: z.number(),
  completionDays: z.number(),
  completionByService: z.record(z.string(), z.number()),
  /** The services whose cases are completed; the form has a field for each. */
  services: z.array(z.object({ service: z.string(), name: z.string() })),
  /** The last year whose public holidays and make-up days are known. */
  knownUntilYear: z.number(),
  /** When the settings were last saved; null while the defaults hold. */
  savedAt: z.nullable(z.number()),
})
export type SettingsReply = z.infer<typeof settingsReply>

/** The settings without the further fields of `settingsReply`, which the form only shows. */
export const settingsOf = ({ shifts, acceptanceHours, completionDays, completionByService }: PromiseSettings) => ({
  shifts,
  acceptanceHours,
  completionDays,
  completionByService,
})
