import { codeFilter, optionalText, pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { messageLimits } from './limits.ts'
import { writerStates } from './states.ts'

/** What the operator did to a message, with the reason that everybody reads; `time` in epoch ms. */
const publicNote = z.nullable(z.object({ time: z.number(), reason: z.string() }))

/** A message as everybody reads it, and as its writer reads it while it waits. Of a removed message only the note is left. */
export const messageRow = z.object({
  /** The number of the message: `LY`, the day in Asia/Shanghai and six digits. */
  id: z.string(),
  title: z.string(),
  /** The masked name of the writer: `张**`. */
  name: z.string(),
  content: z.string(),
  createTime: z.number(),
  reply: z.nullable(z.string()),
  replyTime: z.nullable(z.number()),
  edited: publicNote,
  removed: publicNote,
  state: z.enum(writerStates),
  /** Whether everybody may read the message. */
  published: z.boolean(),
  /** By when the message will be answered; null where it is answered or no answer is owed. */
  replyBy: z.nullable(z.number()),
})
export type MessageRow = z.output<typeof messageRow>

const keyword = optionalText(messageLimits.keyword)

export const messagesQuery = z.object({
  /** 1: only the caller's own messages, for which he must be signed in. */
  mine: codeFilter([1], '留言筛选有误'),
  keyword,
  ...pageQuery,
})
export type MessagesQuery = z.output<typeof messagesQuery>

/** A visitor without an account reads the answer to his message with the key that he was given. */
export const keyQuery = z.object({
  id: requiredText('缺少留言编号', { length: 20 }),
  key: requiredText('缺少查看凭证', { length: 100 }),
})

export const similarForm = z.object({ text: optionalText(messageLimits.similarText) })

export const submitted = z.object({
  id: z.string(),
  replyBy: z.number(),
  /**
   * The key with which a visitor without an account opens this one message. Null for a signed-in writer, who finds it among his
   * own messages.
   */
  key: z.nullable(z.string()),
})
export type Submitted = z.output<typeof submitted>

/** What the portal promises about a message that is sent now. */
export const messageTerms = z.object({
  replyBy: z.number(),
  /** The promised time in hours, which count day and night. */
  hours: z.number(),
  shifts: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Whether this portal can send mail. */
  mail: z.boolean(),
})
export type MessageTerms = z.output<typeof messageTerms>
