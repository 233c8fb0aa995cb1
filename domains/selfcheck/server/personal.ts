import { copyRows, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { selfChecks } from './self-check.table.ts'

/** What this domain keeps of a person. Self-checks are his own and go at once. */
export const selfcheckPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '风险自查',
      rows: await copyRows(ctx, selfChecks, {
        where: eq(selfChecks.userId, userId),
        fields: ['product', 'category', 'country', 'channels', 'choices', 'scores', 'score', 'light', 'createTime'],
      }),
    },
  ],
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(selfChecks).where(eq(selfChecks.userId, userId))
  },
}
