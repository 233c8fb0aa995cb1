import { codeFilter, optionalText, pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { messageLimits } from './limits.ts'
import { writerStates } from './states.ts'

/** What the operator did to a message, with the reason that everybody reads; `time` in epoch ms. */
const publicNote = z.nullable(z.object({ time: z.number(), reason: z.string() }))

/** A message as everybody reads it; to its writer also while it waits. Of a removed one only the note is left. */
export const messageRow = z.object({
  /** `LY` + day in Asia/Shanghai + six digits. */
  id: z.string(),
  title: z.string(),
  /** `张**` */
  name: z.string(),
  content: z.string(),
  createTime: z.number(),
  reply: z.nullable(z.string()),
  replyTime: z.nullable(z.number()),
  edited: publicNote,
  removed: publicNote,
  state: z.enum(writerStates),
  /** Everybody may read it. */
  published: z.boolean(),
  /** By when it is answered; null once it is, and for one that nothing is owed to. */
  replyBy: z.nullable(z.number()),
})
export type MessageRow = z.output<typeof messageRow>

const keyword = optionalText(messageLimits.keyword)

export const messagesQuery = z.object({
  /** 1 = one's own; needs a session. */
  mine: codeFilter([1], '留言筛选有误'),
  keyword,
  ...pageQuery,
})
export type MessagesQuery = z.output<typeof messagesQuery>

/** Whoever wrote without an account reads the answer by the key that he was given. */
export const keyQuery = z.object({
  id: requiredText('缺少留言编号', { length: 20 }),
  key: requiredText('缺少查看凭证', { length: 100 }),
})

export const similarForm = z.object({ text: optionalText(messageLimits.similarText) })

export const submitted = z.object({
  id: z.string(),
  replyBy: z.number(),
  /** For whoever writes without an account: opens this one message. Null for a signed-in writer, who finds it among his own. */
  key: z.nullable(z.string()),
})
export type Submitted = z.output<typeof submitted>

/** What is promised about a message that would be sent now. */
export const messageTerms = z.object({
  replyBy: z.number(),
  /** Hours of the clock. */
  hours: z.number(),
  shifts: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Whether this portal can send mail. */
  mail: z.boolean(),
})
export type MessageTerms = z.output<typeof messageTerms>
