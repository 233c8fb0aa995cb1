import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { favourites } from './favourite.table.ts'

/** What this domain keeps of a person. Favourites go at once. */
export const favouritesPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '收藏',
      rows: await copyRows(ctx, favourites, {
        where: eq(favourites.ownerId, userId),
        fields: ['kind', 'reference'],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(favourites).where(eq(favourites.ownerId, userId))
  },
}
