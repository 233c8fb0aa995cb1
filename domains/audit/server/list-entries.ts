import { userNames, usernameOf } from '@portal/accounts/server'
import { pageWindow } from '@portal/platform/contract'
import {
  type ById,
  type Ctx,
  countUpTo,
  type Ensure,
  ensureOf,
  findPage,
  isId,
  type Total,
} from '@portal/platform/server'
import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { EntriesQuery, EntryRow, EntryRows, EntryView } from '../contract/entry.ts'
import { type Entry, entries, entryColumns } from './entry.table.ts'
import { wantedBy } from './entry-filter.ts'

type ReadCtx = Pick<Ctx, 'db'>

/**
 * Nobody pages further. So few are counted that reading meets them sooner than the index gathers all, from a word on that a tenth
 * of the entries hold.
 */
const limits = { counted: 1_000, commonPercent: 10 }
const searched = { table: entries, id: entries.id, time: entries.at }

const ensure: Ensure<Record<never, never>> = ensureOf({})

export const actorNames = (ctx: ReadCtx, rows: readonly Entry[]) =>
  userNames(
    ctx,
    rows.map(({ actorId }) => actorId),
  )

const rowOf = (entry: Entry, names: Awaited<ReturnType<typeof actorNames>>): EntryRow => {
  const { id, seq, at, actorId, act, actName, subjectKind, subjectRef, link, outcome, note } = entry
  const actor = { id: actorId, name: usernameOf(names, actorId) }
  return { id, seq, time: at.getTime(), actor, act, actName, subjectKind, subjectRef, link, outcome, note }
}

const newestOf = (ctx: ReadCtx, wanted: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  ctx.db
    .select(entryColumns)
    .from(entries)
    .where(wanted)
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(limit)
    .offset(offset)

const pageOf = async (ctx: ReadCtx, rows: Entry[], total: Total): Promise<EntryRows> => {
  const names = await actorNames(ctx, rows)
  return { elements: rows.map((row) => rowOf(row, names)), ...total }
}

/** The log, the newest first. */
export const listEntries = async (ctx: ReadCtx, { query }: { query: EntriesQuery }): Promise<EntryRows> => {
  const wanted = wantedBy(query)
  const window = pageWindow(query)
  if (query.keyword === '') {
    const [rows, total] = await Promise.all([
      newestOf(ctx, wanted.byReading, window),
      countUpTo(ctx, entries, wanted.byReading, limits.counted),
    ])
    return pageOf(ctx, rows, total)
  }
  const { ids, ...total } = await findPage(ctx, searched, wanted, { ...window, ...limits })
  return pageOf(ctx, await newestOf(ctx, inArray(entries.id, ids), { limit: window.limit, offset: 0 }), total)
}

/** One entry whole. */
export const viewEntry = async (ctx: ReadCtx, { params }: ById): Promise<EntryView> => {
  const [entry] = isId(params.id)
    ? await ctx.db.select(entryColumns).from(entries).where(eq(entries.id, params.id))
    : []
  ensure(entry, 'record.not_found')
  const { address, before, after, prev, hash } = entry
  return { ...rowOf(entry, await actorNames(ctx, [entry])), address, before, after, prev, hash }
}
