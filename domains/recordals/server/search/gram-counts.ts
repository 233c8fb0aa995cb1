import type { Ctx, Db } from '@portal/platform/server'
import { sql } from 'drizzle-orm'

/** How many rows the table has, and in how many of them a gram is estimated to stand. */
export type GramCounts = { rows: number; of: (gram: number) => number }

type Statistics = { rows: number; grams: number[] | null; shares: number[] | null }

/**
 * The statistics that PostgreSQL gathered itself (`pg_stats`): the commonest grams, each with its share of the rows; behind
 * these shares stand the least and the greatest of them. A gram that is not in the list is rarer than the least.
 */
const statistics = sql`select c.reltuples as rows, s.most_common_elems::text::integer[] as grams,
    s.most_common_elem_freqs as shares
  from pg_class c left join pg_stats s on s.schemaname = c.relnamespace::regnamespace::name and s.tablename = c.relname
    and s.attname = 'grams'
  where c.oid = 'recordal'::regclass`

/**
 * The estimate where PostgreSQL has no statistics yet, as after a restored backup: a large table in which every gram is equally
 * rare.
 */
const unseen = { rows: 1_000_000, share: 0.001 } as const

const readCounts = async (db: Db): Promise<GramCounts> => {
  const [found] = (await db.execute<Statistics>(statistics)).rows
  const rows = found && found.rows > 0 ? found.rows : unseen.rows
  const shares = found?.shares ?? []
  const counts = new Map((found?.grams ?? []).map((gram, at) => [gram, rows * (shares[at] ?? 0)]))
  const rare = (rows * (shares[counts.size] ?? unseen.share)) / 2
  return { rows, of: (gram) => counts.get(gram) ?? rare }
}

/** How long counts are kept, in ms. With older counts a search may choose a slower way, but it finds the same rows. */
const keptMs = 60_000

const kept = new WeakMap<Db, { counts: GramCounts; until: number }>()

/** The counts of the database of `ctx`, whose `db` must be the pool; `db` reads them when they are unknown or too old. */
export const gramCounts = async (ctx: Pick<Ctx, 'db'>, db: Db = ctx.db): Promise<GramCounts> => {
  const last = kept.get(ctx.db)
  if (last && last.until > Date.now()) return last.counts
  const counts = await readCounts(db)
  kept.set(ctx.db, { counts, until: Date.now() + keptMs })
  return counts
}
