import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { savedSearches } from './saved-search.table.ts'

/** What this domain keeps of a person. Saved searches go at once, and with them what imports brought to them. */
export const recordalsPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '保存的备案查询',
      rows: await copyRows(ctx, savedSearches, {
        where: eq(savedSearches.ownerId, userId),
        fields: ['kind', 'content', 'createTime', 'pauseTime'],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(savedSearches).where(eq(savedSearches.ownerId, userId))
  },
}
