import { copyRows, countOwned, erased, type PersonalSource } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import { messages } from './message.table.ts'

/**
 * What this domain keeps of a person who was signed in when he wrote. After a while nobody knows who wrote; a question that was
 * published stays, since others read its answer.
 */
export const messagesPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '留言',
      rows: await copyRows(ctx, messages, {
        where: eq(messages.userId, userId),
        fields: ['number', 'title', 'content', 'lyName', 'lyEmail', 'state', 'createTime', 'reply', 'replyTime'],
      }),
    },
  ],
  counts: async ({ db }, userId) => {
    const { number: name, createTime: newest, userId: writer } = messages
    const found = await countOwned(db, { from: messages, where: eq(writer, userId), newest, name })
    return [
      {
        ...{ key: 'messages', name: '留言', permission: 'messages.read' },
        ...found,
        newest: found.newest.map((number) => ({ name: number, link: `/messages/${number}` })),
      },
    ]
  },
  eraseLater: async ({ db }, userId) => {
    const isTheirs = eq(messages.userId, userId)
    await db.update(messages).set({ lyName: erased, lyEmail: erased, lyEmailFingerprint: erased }).where(isTheirs)
    await db
      .update(messages)
      .set({ title: erased, content: erased, searchWords: [] })
      .where(and(isTheirs, isNull(messages.publicSince)))
  },
}
