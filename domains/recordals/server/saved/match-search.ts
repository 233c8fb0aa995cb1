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

/** What of an import matches: the ids of the first rows, and how many there are. */
export type Match = { ids: number[]; total: number; totalIsExact: boolean }

const nothing: Match = { ids: [], total: 0, totalIsExact: true }

/** A recordal of one's own counts as soon as the import brought it anew or changed it. */
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
 * Nobody waits for it, and an import bounds what is looked through: so no search is too broad here, as it may be for the
 * page. A statement that yet takes longer tells of a database in need, and is tried again.
 */
const limits = sql`select set_config('statement_timeout', '60s', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('work_mem', '16MB', true)`

/** A guarded name is meant by its sound too, but not where its owner's own recordals bear it. */
const nameAsked = (name: string, own: readonly string[], counts: GramCounts): Asked[] => [
  nearlySame(name, counts),
  ofTheRow(notInArray(recordals.recordNum, own.map(numberOf))),
]

type Bounds = { importId: string; own: readonly string[] }

/** Rows of one import, in the order of every answer. A kept query means what was written, and not what sounds alike. */
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
 * The rows that an import brought or changed and that a saved search looks for. `own` are the numbers that its owner
 * watches as his. `ctx.db` is the pool.
 */
export const matchSearch = (ctx: Pick<Ctx, 'db'>, wanted: Wanted, bounds: Bounds): Promise<Match> =>
  wanted.kind === 'own' ? matchOwn(ctx, wanted.watched, bounds.importId) : matchAsked(ctx, wanted, bounds)
