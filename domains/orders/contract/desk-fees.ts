import {
  isDay,
  optionalMoment,
  optionalText,
  requiredText,
  webAddressChecks,
  wholeNumber,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { feeKinds, orderServices } from './fees.ts'
import { feeLimits } from './limits.ts'
import { amount, priceField } from './money.ts'

const wrongDay = '核对日期有误，请按年-月-日填写'
const yesOrNo = (fallback: boolean) => z.prefault(z.boolean({ error: '请选择是或否' }), fallback)

/** The price of one code in a new fee table, and where it stands. */
const feeItemForm = z.object({
  code: requiredText('缺少收费项目'),
  unitPrice: priceField('请填写价格'),
  source: optionalText(feeLimits.source),
  sourceUrl: optionalText(feeLimits.sourceUrl).check(...webAddressChecks('来源网址须以 https:// 或 http:// 开头')),
  /** The day on which somebody compared the price with its source; empty for a price of one's own. */
  checkedOn: optionalText(10).check(z.refine((text) => text === '' || isDay(text), { error: wrongDay })),
  invoiceable: yesOrNo(true),
  refundable: yesOrNo(true),
})
export type FeeItemForm = z.output<typeof feeItemForm>

/** A whole new fee table: a price for each code that is not open. */
export const feesForm = z.object({
  /** From when on it holds; empty means at once. */
  effectiveFrom: optionalMoment('生效时间有误'),
  note: optionalText(feeLimits.note),
  items: z.array(feeItemForm, { error: '请填写价格' }).check(z.minLength(1, '请填写价格')),
})
export type FeesForm = z.output<typeof feesForm>

const feeCode = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(feeKinds),
  service: z.enum(orderServices),
  /** Each order states its own amount, so that the table has no price for it. */
  open: z.boolean(),
})

const feeVersionFields = {
  version: z.number(),
  effectiveFrom: z.number(),
  note: z.string(),
  demonstration: z.boolean(),
  createTime: z.number(),
  /** The user name of who wrote it; null: the portal's own demonstration. */
  actor: z.nullable(z.string()),
}
const feeVersion = z.object(feeVersionFields)
export type FeeVersionRow = z.infer<typeof feeVersion>

const feeItem = z.object({
  code: z.string(),
  unitPrice: amount,
  source: z.string(),
  sourceUrl: z.string(),
  checkedOn: z.nullable(z.string()),
  invoiceable: z.boolean(),
  refundable: z.boolean(),
})
export type FeeItemView = z.infer<typeof feeItem>

export const feeVersionDetail = z.object({ ...feeVersionFields, items: z.array(feeItem) })
export type FeeVersionDetail = z.infer<typeof feeVersionDetail>

export const feeTables = z.object({
  codes: z.array(feeCode),
  /** The newest first; one that begins later stands before the one in force. */
  versions: z.array(feeVersion),
  /** The one in force now; null where none is, and nothing can be submitted. */
  current: z.nullable(z.object({ version: z.number(), items: z.array(feeItem) })),
})
export type FeeTables = z.infer<typeof feeTables>

export const feeVersionKey = z.object({
  version: wholeNumber({ min: 1, max: 2_147_483_647, fallback: 0, msg: '版本号有误' }),
})
