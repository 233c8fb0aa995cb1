import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { deliveries, mutes, notices } from './notice.table.ts'

/** What this domain keeps of a person. Notices, deliveries and preferences go at once. */
export const noticesPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '通知',
      rows: await copyRows(ctx, notices, {
        where: eq(notices.userId, userId),
        fields: ['event', 'words', 'createTime', 'readTime'],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(notices).where(eq(notices.userId, userId))
    await db.delete(deliveries).where(eq(deliveries.userId, userId))
    await db.delete(mutes).where(eq(mutes.userId, userId))
  },
}
