import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { evidenceErrors } from './errors.ts'

/** What the page shows to be photographed. `by` null: the portal's own clock. Moments in epoch ms. */
const card = z.object({
  /** What the code holds: the lines that the log signs, and a block where one is final. */
  text: z.string(),
  /** For the eye. */
  code: z.string(),
  origin: z.string(),
  size: z.int(),
  /** Base64. */
  root: z.string(),
  /** A photo of the card is not older. */
  at: z.int(),
  by: z.nullable(z.string()),
  freshUntil: z.int(),
  /** Only of a final anchor. */
  block: z.nullable(z.object({ chain: z.string(), number: z.int(), at: z.int() })),
})
export type ShownTimeCard = z.infer<typeof card>

const answer = z.object({ card: z.nullable(card), askAgainMs: z.int() })
export type CardAnswer = z.infer<typeof answer>

/** Apart from the other endpoints: only its own page asks. */
export const timeCardApi = defineApi(evidenceErrors, {
  timeCard: {
    method: 'GET',
    path: '/api/evidence/timeCard',
    access: 'public',
    summary: '现场时间卡：存证日志最新的、已有外部时间的检查点，供拍进照片；照片不会早于它',
    reply: answer,
  },
})

const states = ['none', 'foreign', 'unknown', 'known'] as const

/** What was read in a photo. `at` and `by` of a card that the log knows. */
export const photoCard = z.object({
  state: z.enum(states),
  at: z.nullable(z.int()),
  by: z.nullable(z.string()),
  code: z.nullable(z.string()),
})
export type PhotoCard = z.infer<typeof photoCard>
