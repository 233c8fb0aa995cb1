import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** The most rows of a kind that are named beside their number. */
const namedRows = 5

type Owned = {
  from: PgTable
  /** The rows that belong to the person. */
  where: SQL | undefined
  /** Which of them are still open; nothing is where this is missing. */
  open?: SQL | undefined
  newest: PgColumn
  /** What a row is called by, and the last part of its address. */
  name: PgColumn
}

/** How many rows of a table belong to a person, how many of them are open, and the names of the newest. */
export const countOwned = async (
  db: Db,
  { from, where, open, newest, name }: Owned,
): Promise<{ count: number; open: number; newest: string[] }> => {
  const rows = await db
    .select({
      name: sql<string>`${name}::text`,
      count: sql<number>`(count(*) over ())::int`,
      open: open ? sql<number>`(count(*) filter (where ${open}) over ())::int` : sql<number>`0`,
    })
    .from(from)
    .where(where)
    .orderBy(desc(newest))
    .limit(namedRows)
  return { count: rows[0]?.count ?? 0, open: rows[0]?.open ?? 0, newest: rows.map((row) => row.name) }
}
