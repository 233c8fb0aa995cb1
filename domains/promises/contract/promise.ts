import * as z from 'zod/mini'
import { type Allowance, type PromiseKind, promiseKinds } from '../proof/terms.ts'

const moment = z.number()
const momentOrNull = z.nullable(z.number())
const kind = z.enum(promiseKinds)
const basis = z.enum(['promise', 'target'])

/** A promise as it is shown to people who may see its subject; moments in epoch ms. */
export const promiseView = z.object({
  kind,
  label: z.string(),
  basis,
  startedAt: moment,
  /** When the time begins to count: `startedAt` within a shift, else the start of the next shift. */
  countsFrom: moment,
  dueAt: moment,
  /** Since when the clock stands still, because the customer is asked; null while it runs. */
  pausedAt: momentOrNull,
  firstAnswerAt: momentOrNull,
  keptAt: momentOrNull,
  /** When the promise was due without being kept; null where that did not happen. */
  brokenAt: momentOrNull,
  /** The share of the allowed time that is used, 0 to 1. */
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

/** The allowed time in words: `4 个工作小时`. */
export const allowanceText = ({ amount, unit }: Allowance): string => `${amount}${unitTexts[unit]}`

/** A service whose cases carry promises; the domain that offers the service names it to `createPromisesServer`. */
export type PromisedService = {
  /** The key of the service, of letters, digits and `-`: `request-7`. */
  service: string
  /** The Chinese name of the service, as the portal calls it. */
  name: string
  kinds: readonly PromiseKind[]
}
