import { type Ctx, isId } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import { evidences } from './evidence.table.ts'

/** Records of evidence as things that deadlines belong to, by their ids; the composition root hands this to the domain of deadlines. */
export const evidenceDeadlines = {
  kind: 'evidence',
  permission: 'evidence.read',
  ownerOf: async ({ db }: Pick<Ctx, 'db'>, ref: string): Promise<string | undefined> => {
    if (!isId(ref)) return undefined
    const [found] = await db
      .select({ userId: evidences.userId })
      .from(evidences)
      .where(and(eq(evidences.id, ref), isNull(evidences.deletedAt)))
    return found?.userId
  },
  // The pages of the back office go by numbers, and a deadline knows the id alone.
  deskPage: (): `/${string}` => '/evidence',
}
