import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { logEntries } from '../log.table.ts'
import type { Purpose } from './purpose.ts'

/** The digests of all statements that were put into the log for a purpose. */
export const statementsFor = async ({ db }: Pick<Ctx, 'db'>, purpose: Purpose): Promise<string[]> => {
  const rows = await db.select({ sha256: logEntries.sha256 }).from(logEntries).where(eq(logEntries.purpose, purpose))
  return rows.map(({ sha256 }) => sha256)
}
