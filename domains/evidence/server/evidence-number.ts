import type { Ctx } from '@portal/platform/server'
import { evidences } from './evidence.table.ts'
import { fail } from './failures.ts'

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** A day has a million numbers: 20 taken ones in a row mean something else is wrong. */
const numberTries = 20

/** `EV` + day in Asia/Shanghai + six digits that tell a stranger nothing about how many there are. */
const newEvidenceNo = (ctx: Pick<Ctx, 'now' | 'chance'>): string => {
  const day = shanghaiDay.format(ctx.now()).replaceAll('-', '')
  const digits = ctx.chance(6).readUIntBE(0, 6) % 1_000_000
  return `EV${day}${String(digits).padStart(6, '0')}`
}

/** Stores a new record under a number of its own. */
export const insertNumbered = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'chance'>,
  row: Omit<typeof evidences.$inferInsert, 'evidenceNo'>,
): Promise<typeof evidences.$inferSelect> => {
  for (let attempt = 0; attempt < numberTries; attempt += 1) {
    const [inserted] = await ctx.db
      .insert(evidences)
      .values({ ...row, evidenceNo: newEvidenceNo(ctx) })
      .onConflictDoNothing({ target: evidences.evidenceNo })
      .returning()
    if (inserted) return inserted
  }
  return fail('server.overloaded')
}
