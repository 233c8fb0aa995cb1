import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { deadlineFeeds, ownDeadlines } from './own-deadline.table.ts'
import { deadlineWishes } from './wish.table.ts'

/** What this domain keeps of a person: his own notes of days, which go at once with his account. */
export const deadlinesPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '期限',
      rows: await copyRows(ctx, ownDeadlines, {
        where: eq(ownDeadlines.userId, userId),
        fields: [
          ...(['name', 'title', 'note', 'doneNote', 'asked', 'dueOn', 'endsOn', 'overrideReason'] as const),
          ...(['subjectKind', 'subjectRef', 'state', 'doneOn', 'changes', 'createTime'] as const),
        ],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(deadlineFeeds).where(eq(deadlineFeeds.userId, userId))
    await db.delete(ownDeadlines).where(eq(ownDeadlines.userId, userId))
    // The row stays, so that an event that is still on its way is not believed.
    const nothing = { userId: null, wanted: [], waitsFor: [], keptBefore: null, againAt: null }
    await db.update(deadlineWishes).set(nothing).where(eq(deadlineWishes.userId, userId))
  },
}
