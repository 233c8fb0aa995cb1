import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { ensure } from '../failures.ts'
import { type Trademark, trademarkColumns, trademarks } from './file.table.ts'

type Reading = Pick<Ctx, 'db'>

/** The application with this number, whoever may see it; the caller decides that by its standing. */
export const getTrademark = async ({ db }: Reading, businessSn: string): Promise<Trademark> => {
  const [found] = await db.select(trademarkColumns).from(trademarks).where(eq(trademarks.businessSn, businessSn))
  ensure(found, 'record.not_found')
  return found
}

/** The same, with the row taken for this transaction alone and read as it stands then. */
export const lockTrademark = async ({ db }: Reading, businessSn: string): Promise<Trademark> => {
  const [found] = await db
    .select(trademarkColumns)
    .from(trademarks)
    .where(eq(trademarks.businessSn, businessSn))
    .for('update')
  ensure(found, 'record.not_found')
  return found
}
