import type { Ctx, Db } from '@portal/platform/server'
import { and, count, eq, gt, sql, sum } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'

/** What one user may upload within 24 hours. */
const quota = { files: 500, bytes: 1024 ** 3, hours: 24 }

/** Fails with `file.quota` if one more file of `size` bytes would exceed what the user may upload in 24 hours. */
export const ensureQuota = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, ownerId: string, size: number) => {
  const since = new Date(now().getTime() - quota.hours * 3600_000)
  const [used] = await db
    .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, since)))
  const fits = (used?.files ?? 0) < quota.files && (used?.bytes ?? 0) + size <= quota.bytes
  ensure(fits, 'file.quota')
}

/**
 * Makes uploads of one user that end at the same moment count one after another. The lock lasts until the transaction ends.
 */
export const countAlone = async (tx: Db, ownerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file quota ${ownerId}`}, 0))`)
}
