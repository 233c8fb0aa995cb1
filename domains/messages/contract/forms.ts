import { bulkRefs, optionalText, requiredText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { messageLimits } from './limits.ts'

const emailForm = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/

const title = requiredText('请输入标题', { length: messageLimits.title })
const content = requiredText('请填写内容', { length: messageLimits.content })

/** What a visitor writes. The prefix `ly` stands for 留言, the message. */
export const messageForm = z.object({
  title,
  lyName: requiredText('请输入姓名', { length: messageLimits.lyName }),
  lyEmail: requiredText('请输入邮箱', { length: messageLimits.lyEmail, msg: '邮箱地址过长' }).check(
    z.regex(emailForm, '请输入正确的邮箱'),
  ),
  content,
  /**
   * The solved challenge of `GET /api/messageChallenge`; an anonymous message without it is held until a person has looked at
   * it.
   */
  proof: optionalText(messageLimits.proof, '防垃圾校验结果有误'),
})
export type MessageForm = z.output<typeof messageForm>

/** The version that the desk has read, so that nobody overwrites what somebody else wrote meanwhile. */
const version = wholeNumber({ min: 1, max: 1_000_000, fallback: 0, msg: '缺少所依据的版本' })
const reason = requiredText('请填写原因', { length: messageLimits.reason })

export const replyForm = z.object({
  reply: requiredText('请填写答复', { length: messageLimits.reply }),
  /** True: question and answer become public at once. */
  publish: z.prefault(z.boolean({ error: '请选择是否公开' }), false),
  version,
})
export type ReplyForm = z.output<typeof replyForm>

/** The form by which the desk edits a message. The reason is public: it stands beside the edited message. */
export const editForm = z.object({ title, content, reason, version })
export type EditForm = z.output<typeof editForm>

/** The form by which the desk removes a message. The reason is public: it stands in the place of the message. */
export const removeForm = z.object({ reason })

/** What may be done with several messages at once: only what can be taken back, and what no customer is told of. */
const bulkMessageActs = ['spam', 'notSpam'] as const

export const bulkMessagesForm = z.object({
  act: z.enum(bulkMessageActs, { error: '请选择要做的操作' }),
  ids: bulkRefs,
})
export type BulkMessagesForm = z.output<typeof bulkMessagesForm>
