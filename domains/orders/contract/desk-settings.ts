import { wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { settingsLimits } from './limits.ts'
import { amount, priceField } from './money.ts'
import { moneyHouses } from './ways.ts'

const minutesRule = `付款期限须为 1 至 ${settingsLimits.payWithinMinutes} 的整数（分钟）`
const daysRule = `延长天数须为 0 至 ${settingsLimits.slipExtendsDays} 的整数`

export const orderSettingsForm = z.object({
  payWithinMinutes: wholeNumber({ min: 1, max: settingsLimits.payWithinMinutes, fallback: 0, msg: minutesRule }),
  slipExtendsDays: wholeNumber({ min: 0, max: settingsLimits.slipExtendsDays, fallback: -1, msg: daysRule }),
  /** The amount from which on a refund needs a second person; 0.00 means always. */
  fourEyesFrom: priceField('请填写需要复核的退款金额'),
})
export type OrderSettingsForm = z.output<typeof orderSettingsForm>

export const orderSettingsReply = z.object({
  payWithinMinutes: z.number(),
  slipExtendsDays: z.number(),
  fourEyesFrom: amount,
  /** When they were last saved; null while the defaults hold. */
  savedAt: z.nullable(z.number()),
  /** Where customers can pay to now, as the configuration has it. */
  houses: z.array(z.enum(moneyHouses)),
})
export type OrderSettingsReply = z.infer<typeof orderSettingsReply>
