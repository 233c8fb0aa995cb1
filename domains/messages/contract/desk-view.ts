import { codeFilter, optionalText, pageQuery, timeSpan } from '@portal/platform/contract'
import { promiseView } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { messageLimits } from './limits.ts'
import { heldReasons, messageActions, messageStates } from './states.ts'

/** The lists of the desk. `open` holds the messages that wait for somebody of the desk. */
const lanes = ['open', ...messageStates] as const

export const deskQuery = z.object({
  state: z.prefault(z.enum(['', ...lanes], { error: '留言状态有误' }), ''),
  /** A part of the message's number, title or text, or a whole e-mail address. */
  keyword: optionalText(messageLimits.keyword),
  ...timeSpan,
  /** Only unanswered messages that have used this per cent of the promised 48 hours; 80 leaves out those that are late. */
  level: codeFilter([80, 100], '时限筛选有误'),
  /** The newest message stands first, or with `due` the one that must be answered next. */
  sort: z.prefault(z.enum(['', 'due'], { error: '排序有误' }), ''),
  ...pageQuery,
})
export type DeskQuery = z.output<typeof deskQuery>

export const deskRow = z.object({
  id: z.string(),
  title: z.string(),
  /** The name of the writer; null where it was deleted with the writer's personal data. */
  lyName: z.nullable(z.string()),
  /** The user name of a signed-in writer; null for a visitor. */
  username: z.nullable(z.string()),
  state: z.enum(messageStates),
  heldFor: z.nullable(z.enum(heldReasons)),
  createTime: z.number(),
  replyTime: z.nullable(z.number()),
  /** By when the message must be answered; null where no answer is owed. */
  nextDue: z.nullable(z.number()),
  can: z.array(z.enum(messageActions)),
})
export type DeskRow = z.output<typeof deskRow>

/** How many messages each list holds, and how many of the open ones are nearly or fully out of time. */
export const laneCounts = z.object({
  lanes: z.record(z.enum(messageStates), z.number()),
  levels: z.object({ 80: z.number(), 100: z.number() }),
})
export type LaneCounts = z.output<typeof laneCounts>

const words = z.nullable(z.object({ title: z.string(), content: z.string(), reply: z.nullable(z.string()) }))

/** One entry of a message's history: who did what, and the words before and after it. */
export const historyLine = z.object({
  /** What was done; `submit` is the first entry of every history. */
  action: z.enum(['submit', ...messageActions]),
  /** Who did it; null: the writer of the message. */
  actor: z.nullable(z.string()),
  time: z.number(),
  stateBefore: z.nullable(z.enum(messageStates)),
  stateAfter: z.enum(messageStates),
  reason: z.nullable(z.string()),
  before: words,
  after: words,
})
export type HistoryLine = z.output<typeof historyLine>

export const deskDetail = z.extend(deskRow, {
  content: z.string(),
  /** The masked address of the writer. Answers are mailed by the portal itself, so nobody needs the whole address. */
  lyEmail: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  version: z.number(),
  edited: z.nullable(z.object({ time: z.number(), reason: z.string() })),
  removed: z.nullable(z.object({ time: z.number(), reason: z.string() })),
  promises: z.array(promiseView),
  history: z.array(historyLine),
})
export type DeskDetail = z.output<typeof deskDetail>
