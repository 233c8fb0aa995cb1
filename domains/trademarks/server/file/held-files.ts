import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { FileSlot } from '../../contract/file/slots.ts'
import { type Trademark, trademarkFiles } from './file.table.ts'

export type HeldFile = typeof trademarkFiles.$inferSelect

/** The file that stands in each place of an application: of several the last that was put there. */
export const filesIn = async (
  { db }: Pick<Ctx, 'db'>,
  { id }: Pick<Trademark, 'id'>,
): Promise<ReadonlyMap<FileSlot, HeldFile>> => {
  const rows = await db
    .select()
    .from(trademarkFiles)
    .where(eq(trademarkFiles.trademarkId, id))
    .orderBy(asc(trademarkFiles.version), asc(trademarkFiles.createTime))
  return new Map(rows.map((row) => [row.slot, row]))
}
