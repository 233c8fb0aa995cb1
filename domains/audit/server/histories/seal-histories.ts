import { shanghaiDayOf } from '@portal/platform/contract'
import { type JobCtx, onOwnConnection } from '@portal/platform/server'
import { appendStatement } from '@portal/proofs/server'
import { count, eq, sql } from 'drizzle-orm'
import { historyParts, historyRows, historySeals } from './history.table.ts'
import { type Part, sealStatement } from './seal-statement.ts'
import { hashOfRow, inUtc, rootOfRows, type SealedTable, sealedTable } from './sealed-table.ts'

type SealCtx = Pick<JobCtx, 'db' | 'now' | 'histories'>

const isSealed = async ({ db }: Pick<JobCtx, 'db'>, day: string): Promise<boolean> =>
  (await db.$count(historySeals, eq(historySeals.day, day))) > 0

/** The most rows of one history in one seal, whose list must fit into one value of PostgreSQL; the rest is in the next. */
const mostRows = 1_000_000

/** Seals the rows of one history that no seal holds yet; undefined where there are none. */
const sealPart = async (
  { db }: Pick<JobCtx, 'db'>,
  day: string,
  { history, from, id, columns }: SealedTable,
): Promise<Part | undefined> => {
  await db.execute(sql`
    insert into ${historyRows} (history, day, row_id, hash)
    select ${history}, ${day}::date, ${id}, ${hashOfRow(sql`${sql.param(columns)}::text[]`)} from ${from}
    where not exists (select from ${historyRows} sealed where sealed.history = ${history} and sealed.row_id = ${id})
    limit ${mostRows}`)
  const [sealed] = await db
    .select({ rows: count(), root: sql<string>`${rootOfRows}` })
    .from(historyRows)
    .where(sql`${historyRows.history} = ${history} and ${historyRows.day} = ${day}`)
  return sealed && sealed.rows > 0 ? { history, columns: [...columns], ...sealed } : undefined
}

/**
 * Puts the rows of histories that came since the last seal into the evidence log, as one entry; once on each day in Asia/Shanghai, and
 * not at all on a day without new rows. It goes by what is not sealed, not by when a row says that it was written: what a seal missed
 * while the portal stood still, or what was committed late, is in the next one.
 */
export const sealHistories = async (ctx: SealCtx): Promise<void> => {
  const at = ctx.now()
  const day = shanghaiDayOf(at)
  if (await isSealed(ctx, day)) return
  await onOwnConnection(ctx.db, ({ db }) =>
    db.transaction(async (tx) => {
      const inside = { db: tx, now: ctx.now }
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit histories', 0))`)
      if (await isSealed(inside, day)) return
      await tx.execute(inUtc)
      const parts: Part[] = []
      for (const history of ctx.histories) {
        const part = await sealPart(inside, day, sealedTable(history))
        if (part) parts.push(part)
      }
      if (parts.length === 0) return
      await tx.insert(historyParts).values(parts.map((part) => ({ day, ...part })))
      const bytes = sealStatement({ day, at }, parts)
      const { index, sha256 } = await appendStatement(inside, { bytes, purpose: 'history' })
      await tx.insert(historySeals).values({ day, at, sha256, leaf: index })
    }),
  )
}
