import { copyRows, type PersonalSource } from '@portal/platform/server'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { cancelled } from './change-deadline.ts'
import { deadlineFeeds, ownDeadlines } from './own-deadline.table.ts'
import { deadlineWishes } from './wish.table.ts'

/**
 * What this domain keeps of a person. Deadlines of his own and of his things go at once with his account, and so do the words that
 * the desk wrote to those. What he entered at the desk for the case of a customer is the case's, and stays.
 */
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
  eraseAtOnce: async ({ db, now }, userId) => {
    await db.delete(deadlineFeeds).where(eq(deadlineFeeds.userId, userId))
    const { userId: enteredBy, subjectOwnerId, state, version } = ownDeadlines
    await db
      .delete(ownDeadlines)
      .where(and(eq(enteredBy, userId), or(isNull(subjectOwnerId), eq(subjectOwnerId, userId))))
    await db
      .update(ownDeadlines)
      .set({ ...cancelled(now()), version: sql`${version} + 1`, changeTime: now() })
      .where(and(eq(subjectOwnerId, userId), ne(state, 'cancelled')))
    // The row stays, so that an event that is still on its way is not believed.
    const nothing = { userId: null, wanted: [], waitsFor: [], keptBefore: null, againAt: null }
    await db.update(deadlineWishes).set(nothing).where(eq(deadlineWishes.userId, userId))
  },
}
