import type { ActorCtx, JobCtx } from '@portal/platform/server'
import { type MessageForm, messageForm } from '../contract/forms.ts'
import { type DemonstrationMessage, demonstrationMessages } from './demonstration-messages.ts'
import { deskMessage } from './desk/desk-detail.ts'
import { editMessage, markSpam, removeMessage, replyToMessage } from './desk/desk-steps.ts'
import { storeMessage } from './submit-message.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher'>

const hourMs = 3_600_000
const writers = ['林晓', '周航', '陈默', '吴桐', '何佳']

/** Marks the words as made up, so that nobody takes them for a real message. */
const marked = <T extends { title: string; content: string }>(words: T): T => ({
  ...words,
  title: `演示·${words.title}`,
  content: `演示：${words.content}`,
})

const formOf = ({ title, content }: DemonstrationMessage, index: number): MessageForm =>
  messageForm.parse({
    ...marked({ title, content }),
    lyName: writers[index % writers.length],
    lyEmail: `visitor${index + 1}@example.com`,
  })

/** Does what the desk did with a message, at the stated hours after it came. */
const handle = async (
  at: (hoursLater: number) => ActorCtx<'cipher'>,
  id: string,
  { spam, edit, reply, answeredAfter = 6, private: isPrivate = false, remove }: DemonstrationMessage,
): Promise<void> => {
  const params = { id }
  const version = async () => (await deskMessage(at(0), { params })).version
  if (spam) await markSpam(at(1), { params })
  if (edit) await editMessage(at(1), { params, body: { ...marked(edit), version: await version() } })
  if (reply) {
    const body = { reply: `演示答复：${reply}`, publish: !isPrivate, version: await version() }
    await replyToMessage(at(answeredAfter), { params, body })
  }
  if (remove) await removeMessage(at(answeredAfter + 24), { params, query: { reason: remove } })
}

/**
 * Messages in every state, written over the last weeks by made-up visitors and by one customer, and handled by one member
 * of staff. Only for demonstration mode.
 */
export const seedMessages = async (ctx: SeedCtx, users: { customer: string; staff: string }): Promise<void> => {
  for (const [index, message] of demonstrationMessages.entries()) {
    const { hoursAgo, own = false, heldFor = null } = message
    const at = (hoursLater: number) => ({
      ...ctx,
      now: () => new Date(ctx.now().getTime() - (hoursAgo - hoursLater) * hourMs),
      actor: { userId: users.staff },
    })
    const writer = { ...at(0), actor: own ? { userId: users.customer } : null }
    const { id } = await storeMessage(writer, formOf(message, index), heldFor)
    await handle(at, id, message)
  }
}
