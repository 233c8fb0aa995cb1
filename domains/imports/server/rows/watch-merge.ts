import type { JobCtx } from '@portal/platform/server'
import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ListKind, RowStore } from '../list-kind.ts'

/** How often the progress of a merge is read, in ms. */
const everyMs = 1_000

const lastId = (table: PgTable): SQL =>
  sql`coalesce(pg_sequence_last_value(pg_get_serial_sequence(${getTableName(table)}, 'id')), 0)::int`

type Kind = Pick<ListKind<never>, 'tables'> & { rows: Pick<RowStore<never>, 'table' | 'changes'> }

/**
 * How many rows a merge has written so far; changed ones are counted where changes are kept. Sequences count outside of
 * transactions, so they show it before anybody can see the rows themselves; only one import runs at a time.
 */
const givenOut = async ({ rows }: Kind, { db }: Pick<JobCtx, 'db'>): Promise<{ added: number; changed: number }> => {
  const { rows: found } = await db.execute(
    sql`select ${lastId(rows.table)} as added, ${rows.changes ? lastId(rows.changes.table) : sql`0`} as changed`,
  )
  return { added: Number(found[0]?.added), changed: Number(found[0]?.changed) }
}

/**
 * Writes down how many rows `merge` has added and changed so far. It ends only after its last write, so that no late progress
 * overwrites the result.
 */
export const watchMerge = async <T>(
  kind: Kind,
  ctx: Pick<JobCtx, 'db' | 'log'>,
  importId: string,
  merge: () => Promise<T>,
): Promise<T> => {
  const { imports } = kind.tables
  const before = await givenOut(kind, ctx)
  const look = async (): Promise<void> => {
    try {
      const now = await givenOut(kind, ctx)
      const so = { added: now.added - before.added, changed: now.changed - before.changed }
      await ctx.db.update(imports).set(so).where(eq(imports.id, importId))
    } catch (error) {
      ctx.log.warn({ err: error, importId }, 'how far an import is could not be written down')
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, everyMs)
  try {
    return await merge()
  } finally {
    clearInterval(timer)
    await looking
  }
}
