import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { drafts } from './draft.table.ts'

/** What this domain keeps of a person. Unfinished forms go at once. */
export const draftsPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '未完成的表单',
      rows: await copyRows(ctx, drafts, {
        where: eq(drafts.ownerId, userId),
        fields: ['form', 'title', 'values', 'savedAt'],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(drafts).where(eq(drafts.ownerId, userId))
  },
}
