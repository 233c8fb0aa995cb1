import type { PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { withoutKeys } from './keys/keys.table.ts'
import { deskViews } from './views/view.table.ts'

/** What this domain keeps of a member of staff. All of it goes at once. */
export const workdayPersonal: PersonalSource = {
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(deskViews).where(eq(deskViews.ownerId, userId))
    await db.delete(withoutKeys).where(eq(withoutKeys.ownerId, userId))
  },
}
