import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { recordalFilterQuery, savedLimits } from '../../contract/index.ts'
import { recordalChanges } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'
import { type RecordalSearch, searchRecordals } from '../search/search-recordals.ts'
import { findByNumber } from './find-by-number.ts'
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

const unasked = recordalFilterQuery.parse({})

/** What sounds alike is not meant: a search that speaks up by itself keeps to what was written. */
const matchBy = async (
  ctx: Pick<Ctx, 'db'>,
  search: Pick<RecordalSearch, 'filter' | 'similarName'>,
  importId: string,
): Promise<Match> => {
  const window = { limit: savedLimits.rows, offset: 0 }
  const { ids, total, isExact } = await searchRecordals(ctx, { ...search, importId, isLiteral: true }, window)
  return { ids, total, totalIsExact: isExact }
}

/** The rows that an import brought or changed and that a saved search looks for; `ctx.db` is the pool. */
export const matchSearch = (ctx: Pick<Ctx, 'db'>, wanted: Wanted, importId: string): Promise<Match> => {
  if (wanted.kind === 'own') return matchOwn(ctx, wanted.watched, importId)
  if (wanted.kind === 'name') return matchBy(ctx, { filter: unasked, similarName: wanted.watched }, importId)
  return matchBy(ctx, { filter: wanted.query }, importId)
}
