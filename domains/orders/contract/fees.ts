import * as z from 'zod/mini'

/** An official fee (官费) goes on to an office; a service fee (服务费) is the operator's. */
export const feeKinds = ['official', 'service'] as const
export type FeeKind = (typeof feeKinds)[number]

export const feeKindLabels = { official: '官费', service: '服务费' } satisfies Record<FeeKind, string>

/** The services that place orders; `manual` is an order that staff make by hand. */
export const orderServices = ['sqzl', 'sbzc', 'gjsbzc', 'manual'] as const
export type OrderService = (typeof orderServices)[number]

export const orderServiceLabels = {
  sqzl: '专利申请',
  sbzc: '国内商标注册',
  gjsbzc: '国际商标注册',
  manual: '其他服务',
} satisfies Record<OrderService, string>

/** What may be charged, as a service contributes it: the price is the operator's. `open`: each order states its own amount. */
export type FeeCode = { code: string; name: string; kind: FeeKind; service: OrderService; open?: true }

const publicFee = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(feeKinds),
  unitPrice: z.string(),
  /** Where the price stands, or empty where the operator named no source. */
  source: z.string(),
  sourceUrl: z.string(),
  /** The day (`YYYY-MM-DD`) on which somebody compared the price with its source; null for a price of one's own. */
  checkedOn: z.nullable(z.string()),
})

export const feesQuery = z.object({ service: z.enum(orderServices, { error: '缺少或不认识的业务' }) })

export const publicFees = z.object({
  service: z.enum(orderServices),
  /** Null where no prices are in force: then nothing of this service can be submitted. */
  version: z.nullable(z.number()),
  effectiveFrom: z.nullable(z.number()),
  demonstration: z.boolean(),
  items: z.array(publicFee),
})
export type PublicFees = z.infer<typeof publicFees>
