import { codeFilter, optionalText, pageQuery, timeSpan } from '@portal/platform/contract'
import { promiseView } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { messageLimits } from './limits.ts'
import { heldReasons, messageActions, messageStates } from './states.ts'

/** `open`: what waits for somebody of the desk. */
const lanes = ['open', ...messageStates] as const

export const deskQuery = z.object({
  state: z.prefault(z.enum(['', ...lanes], { error: '留言状态有误' }), ''),
  /** A part of the number, the title or the text, or a whole e-mail address. */
  keyword: optionalText(messageLimits.keyword),
  ...timeSpan,
  /** Percent of the 48 hours that are used up; of what is still to be answered. */
  level: codeFilter([80, 100], '时限筛选有误'),
  /** Newest first unless `due`: by what is to be answered next. */
  sort: z.prefault(z.enum(['', 'due'], { error: '排序有误' }), ''),
  ...pageQuery,
})
export type DeskQuery = z.output<typeof deskQuery>

export const deskRow = z.object({
  id: z.string(),
  title: z.string(),
  /** Null: removed so long ago that nobody knows any more. */
  lyName: z.nullable(z.string()),
  /** Of a signed-in writer; null for anybody else. */
  username: z.nullable(z.string()),
  state: z.enum(messageStates),
  heldFor: z.nullable(z.enum(heldReasons)),
  createTime: z.number(),
  replyTime: z.nullable(z.number()),
  /** By when it is to be answered; null when nothing is owed. */
  nextDue: z.nullable(z.number()),
  can: z.array(z.enum(messageActions)),
})
export type DeskRow = z.output<typeof deskRow>

/** How many messages stand in each lane, and how many of the open ones are nearly or fully out of time. */
export const laneCounts = z.object({
  lanes: z.record(z.enum(messageStates), z.number()),
  levels: z.object({ 80: z.number(), 100: z.number() }),
})
export type LaneCounts = z.output<typeof laneCounts>

const words = z.nullable(z.object({ title: z.string(), content: z.string(), reply: z.nullable(z.string()) }))

/** One line of the history: who did what, and what stood there before and after. */
export const historyLine = z.object({
  /** `submit` begins it. */
  action: z.enum(['submit', ...messageActions]),
  /** Null: the writer. */
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
  /** Masked: answers go out by themselves, so that nobody needs the address. */
  lyEmail: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  version: z.number(),
  edited: z.nullable(z.object({ time: z.number(), reason: z.string() })),
  removed: z.nullable(z.object({ time: z.number(), reason: z.string() })),
  promises: z.array(promiseView),
  history: z.array(historyLine),
})
export type DeskDetail = z.output<typeof deskDetail>
