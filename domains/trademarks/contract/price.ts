import { classId } from '@portal/nice/contract'
import { feeKinds } from '@portal/orders/contract'
import { optionalText, readList } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { lookUpKind } from './kind-field.ts'

const broken = '价格参数有误'

/** The classes of a price: how many items stand in each counts, and not which. */
const countedClass = z.object(
  { class_id: classId, service_nice_min: z.prefault(z.array(z.unknown(), { error: broken }), []) },
  { error: broken },
)
type CountedClass = z.output<typeof countedClass>

const eachOnce = z.refine<CountedClass[]>(
  (classes) => new Set(classes.map(({ class_id }) => class_id)).size === classes.length,
  { error: '类别重复' },
)

export const priceQuery = z.object({
  kind: lookUpKind,
  work_order_service: z.pipe(z.transform(readList), z.array(countedClass, { error: broken }).check(eachOnce)),
  applyNation: optionalText(2_000),
})
export type PriceQuery = z.output<typeof priceQuery>

/** A price line; money is text with two decimals in yuan. */
const priceLine = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(feeKinds),
  class_id: z.nullable(z.number()),
  quantity: z.number(),
  unitPrice: z.string(),
  amount: z.string(),
})

/** What the offices abroad will ask for later, in their currency; an estimate from the operator's data. */
export const feeEstimate = z.object({
  currency: z.string(),
  amount: z.string(),
  lines: z.array(z.object({ name: z.string(), amount: z.string() })),
  asOf: z.string(),
  source: z.string(),
})
export type FeeEstimate = z.infer<typeof feeEstimate>

export const registrationPrice = z.object({
  /** One class with ten items; never under 30.00. */
  minPrice: z.string(),
  officialFee: z.string(),
  serviceFee: z.string(),
  total: z.string(),
  lines: z.array(priceLine),
  estimate: z.nullable(feeEstimate),
  /** Null where no prices are in force. */
  version: z.nullable(z.number()),
  checkedOn: z.nullable(z.string()),
  demonstration: z.boolean(),
})
export type RegistrationPrice = z.infer<typeof registrationPrice>
