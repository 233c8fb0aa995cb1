import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { evidenceErrors } from './errors.ts'

/** The time card, which the page shows so that people photograph it at the fair. All moments in epoch ms. */
const card = z.object({
  /** The text of the QR code: the lines that the log signs, and a block of a chain where a final anchor names one. */
  text: z.string(),
  /** A short form of `root` that people can compare by eye. */
  code: z.string(),
  origin: z.string(),
  size: z.int(),
  /** Base64. */
  root: z.string(),
  /** A photo that shows the card was taken at this moment or later. */
  at: z.int(),
  by: z.nullable(z.string()),
  freshUntil: z.int(),
  /** The block of the anchor transaction; null until that anchor is final. */
  block: z.nullable(z.object({ chain: z.string(), number: z.int(), at: z.int() })),
})
export type ShownTimeCard = z.infer<typeof card>

const answer = z.object({ card: z.nullable(card), askAgainMs: z.int() })
export type CardAnswer = z.infer<typeof answer>

/** In a module of its own: only the page of the time card calls it. */
export const timeCardApi = defineApi(evidenceErrors, {
  timeCard: {
    method: 'GET',
    path: '/api/evidence/timeCard',
    access: 'public',
    summary: '现场时间卡：存证日志最新的、已有外部时间的签名，供拍进照片；照片不会早于它',
    reply: answer,
  },
})

const states = ['none', 'foreign', 'unknown', 'known'] as const

/** The time card that was read in a photo. `at`, `by` and `code` are null unless the log knows the card (`known`). */
export const photoCard = z.object({
  state: z.enum(states),
  at: z.nullable(z.int()),
  by: z.nullable(z.string()),
  code: z.nullable(z.string()),
})
export type PhotoCard = z.infer<typeof photoCard>
