import * as z from 'zod/mini'
import { type Allowance, type PromiseKind, promiseKinds } from '../proof/terms.ts'

const moment = z.number()
const momentOrNull = z.nullable(z.number())
const kind = z.enum(promiseKinds)
const basis = z.enum(['promise', 'target'])

/** A promise as whoever may see its subject sees it; moments in epoch ms. */
export const promiseView = z.object({
  kind,
  label: z.string(),
  basis,
  startedAt: moment,
  /** Since when it counts: `startedAt` within a shift, else the start of the next one. */
  countsFrom: moment,
  dueAt: moment,
  /** Since when the clock stands still, because the customer is asked. */
  pausedAt: momentOrNull,
  firstAnswerAt: momentOrNull,
  keptAt: momentOrNull,
  /** When it was due and not kept. */
  brokenAt: momentOrNull,
  /** How much of the time allowed is used, 0 to 1. */
  share: z.number(),
})
export type PromiseView = z.infer<typeof promiseView>

export const allowance = z.object({ amount: z.number(), unit: z.enum(['minute', 'hour', 'clockHour', 'day']) })

const unitTexts = {
  minute: ' 分钟，计服务时间',
  hour: ' 个工作小时',
  clockHour: ' 小时，自下一班次开始起连续计算',
  day: ' 个工作日',
} satisfies Record<Allowance['unit'], string>

/** `4 个工作小时` */
export const allowanceText = ({ amount, unit }: Allowance): string => `${amount}${unitTexts[unit]}`

/** A service whose cases carry promises. Its domain names it to the server of this one. */
export type PromisedService = {
  /** Letters, digits and `-`: `request-7`. */
  service: string
  /** In Chinese, as the portal calls it. */
  name: string
  kinds: readonly PromiseKind[]
}
