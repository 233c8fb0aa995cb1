import { type Ctx, underNewNumber } from '@portal/platform/server'
import { evidences } from './evidence.table.ts'

const numberPrefix = 'EV'

/** Stores a new record under a new evidence number. */
export const insertNumbered = (
  ctx: Pick<Ctx, 'db' | 'now' | 'chance'>,
  row: Omit<typeof evidences.$inferInsert, 'evidenceNo'>,
): Promise<typeof evidences.$inferSelect> =>
  underNewNumber(ctx, numberPrefix, async (evidenceNo) => {
    const [inserted] = await ctx.db
      .insert(evidences)
      .values({ ...row, evidenceNo })
      .onConflictDoNothing({ target: evidences.evidenceNo })
      .returning()
    return inserted
  })
