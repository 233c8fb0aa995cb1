import { optionalText, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { noticeChannels } from './channels.ts'

/** States of a delivery; it is `waiting` until it was sent or given up. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
export const deliveryStateLabels = {
  waiting: '待发送',
  sent: '已发送',
  failed: '未送达',
} satisfies Record<DeliveryState, string>

const choice = <const T extends readonly string[]>(values: T, msg: string) =>
  z.prefault(z.enum(['', ...values], { error: msg }), '')

export const deliveriesQuery = z.object({
  state: choice(deliveryStates, '发送结果筛选有误'),
  channel: choice(noticeChannels, '接收方式筛选有误'),
  /** A part of the link, such as a business number, or a whole user name, phone number or e-mail address. */
  keyword: optionalText(100, '关键词最多100个字'),
  ...pageQuery,
})
export type DeliveriesQuery = z.output<typeof deliveriesQuery>

/** One line of the delivery log. */
export const deliveryRow = z.object({
  /** The receipt id that the portal passed to the mail server or gateway. */
  id: z.string(),
  event: z.string(),
  name: z.string(),
  link: z.string(),
  channel: z.enum(noticeChannels),
  /** The user name of the recipient; null for a call to the gateway that names nobody. */
  username: z.nullable(z.string()),
  /** The masked address of the recipient. */
  address: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** How many files the mail carries; they go to an address that was given for them. */
  papers: z.number(),
  /** Whether it failed and can be sent again. */
  canRepeat: z.boolean(),
  /** The result of the last try, in codes: `HTTP 200`, `EENVELOPE 550`. */
  outcome: z.nullable(z.string()),
  createTime: z.number(),
  lastTryTime: z.nullable(z.number()),
})
export type DeliveryRow = z.output<typeof deliveryRow>

/** What a repeated delivery is from then on. */
export const repeatedDelivery = z.object({ state: z.literal('waiting') })
