import type { Ctx } from '@portal/platform/server'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { savedLimits } from '../../contract/saved-search.ts'
import { searchLimits } from '../../contract/words.ts'
import { recordalChanges } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'
import { type Asked, literallyAsked, ofTheRow, plainlyAsked } from '../search/asked.ts'
import { namedByIndex } from '../search/by-grams.ts'
import { type GramCounts, gramCounts } from '../search/gram-counts.ts'
import { nearlySame } from '../search/nearly-same.ts'
import { findByNumber, numberOf } from './find-by-number.ts'
import type { Wanted } from './saved-content.ts'

/** What an import brought to a search: ids of the first rows, how many rows there are, and whether that number is exact. */
export type Match = { ids: number[]; total: number; totalIsExact: boolean }

const nothing: Match = { ids: [], total: 0, totalIsExact: true }

/** Finds a user's own recordal when the import brought it for the first time or changed it. */
const matchOwn = async (ctx: Pick<Ctx, 'db'>, number: string, importId: string): Promise<Match> => {
  const own = await findByNumber(ctx, number)
  if (!own) return nothing
  const [anew] = await ctx.db
    .select({ id: recordals.id })
    .from(recordals)
    .where(and(eq(recordals.id, own.id), eq(recordals.importId, importId)))
  const [changed] = await ctx.db
    .select({ id: recordalChanges.id })
    .from(recordalChanges)
    .where(and(eq(recordalChanges.recordNum, own.recordNum), eq(recordalChanges.importId, importId)))
    .limit(1)
  return anew || changed ? { ids: [own.id], total: 1, totalIsExact: true } : nothing
}

/**
 * Settings of the statements that look for hits. Nobody waits for these, and they look only at the rows of one import, so no
 * search is too broad here, other than on the page. A statement that takes longer than this shows that the database is
 * overloaded; it is tried again later.
 */
const limits = sql`select set_config('statement_timeout', '60s', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('work_mem', '16MB', true)`

/** A guarded name is searched by its sound too; recordals of the user's own under that name are left out. */
const nameAsked = (name: string, own: readonly string[], counts: GramCounts): Asked[] => [
  nearlySame(name, counts),
  ofTheRow(notInArray(recordals.recordNum, own.map(numberOf))),
]

type Bounds = { importId: string; own: readonly string[] }

/**
 * The rows of one import that match, in the order of every answer. A saved query finds what is written in it and never searches
 * by sound.
 */
const matchAsked = (
  ctx: Pick<Ctx, 'db'>,
  wanted: Exclude<Wanted, { kind: 'own' }>,
  { importId, own }: Bounds,
): Promise<Match> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(limits)
    const counts = await gramCounts(ctx, tx)
    const asked =
      wanted.kind === 'name'
        ? nameAsked(wanted.watched, own, counts)
        : [...plainlyAsked(wanted.query), ...literallyAsked(wanted.query)]
    const { rows } = await tx.execute<{ total: number; ids: number[] }>(sql`
      with candidate as materialized (
        select ${recordals.id} as id, ${recordals.place} as place from ${recordals}
        where ${and(eq(recordals.importId, importId), namedByIndex(asked, counts).condition, ...asked.map(({ row }) => row))}
      )
      select (select count(*)::int from candidate) as total,
        array(select id from candidate order by place, id limit ${savedLimits.rows}) as ids`)
    const { total, ids } = rows[0] ?? { total: 0, ids: [] }
    return { ids, total: Math.min(total, searchLimits.rows), totalIsExact: total <= searchLimits.rows }
  })

/**
 * The rows that an import brought or changed and that a saved search looks for. `own` are the numbers of the recordals that its
 * owner watches as his own. `ctx.db` is the pool.
 */
export const matchSearch = (ctx: Pick<Ctx, 'db'>, wanted: Wanted, bounds: Bounds): Promise<Match> =>
  wanted.kind === 'own' ? matchOwn(ctx, wanted.watched, bounds.importId) : matchAsked(ctx, wanted, bounds)
