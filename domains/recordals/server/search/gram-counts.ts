import type { Ctx, Db } from '@portal/platform/server'
import { sql } from 'drizzle-orm'

/** How many rows there are, and in how many of them a gram is thought to stand. */
export type GramCounts = { rows: number; of: (gram: number) => number }

type Statistics = { rows: number; grams: number[] | null; shares: number[] | null }

/**
 * What PostgreSQL itself found when it last looked: the commonest grams, and of each in what share of the rows it stands;
 * behind these shares follow their least and their greatest (`pg_stats`). A gram that is not named is rarer than the least.
 */
const statistics = sql`select c.reltuples as rows, s.most_common_elems::text::integer[] as grams,
    s.most_common_elem_freqs as shares
  from pg_class c left join pg_stats s on s.schemaname = c.relnamespace::regnamespace::name and s.tablename = c.relname
    and s.attname = 'grams'
  where c.oid = 'recordal'::regclass`

/** Where PostgreSQL has not looked yet, as after a backup was brought back: any gram of a full table is as rare as another. */
const unseen = { rows: 1_000_000, share: 0.001 } as const

const readCounts = async (db: Db): Promise<GramCounts> => {
  const [found] = (await db.execute<Statistics>(statistics)).rows
  const rows = found && found.rows > 0 ? found.rows : unseen.rows
  const shares = found?.shares ?? []
  const counts = new Map((found?.grams ?? []).map((gram, at) => [gram, rows * (shares[at] ?? 0)]))
  const rare = (rows * (shares[counts.size] ?? unseen.share)) / 2
  return { rows, of: (gram) => counts.get(gram) ?? rare }
}

/** Counts that are a little old choose a slower way and find the same. */
const keptMs = 60_000

const kept = new WeakMap<Db, { counts: GramCounts; until: number }>()

/** Of the database of `ctx`, which is the pool; `db` reads them when they are not known or old. */
export const gramCounts = async (ctx: Pick<Ctx, 'db'>, db: Db = ctx.db): Promise<GramCounts> => {
  const last = kept.get(ctx.db)
  if (last && last.until > Date.now()) return last.counts
  const counts = await readCounts(db)
  kept.set(ctx.db, { counts, until: Date.now() + keptMs })
  return counts
}
