import { type MatterPart, shanghaiDayOf } from '@portal/platform/contract'
import { containing, type FoundMatter, type MatterSource } from '@portal/platform/server'
import { and, count, desc, eq, gte, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { EvidenceRow } from '../contract/detail.ts'
import { evidenceTab, matterOf, partOf } from '../contract/matter.ts'
import { evidences } from './evidence.table.ts'
import { ownRowsOf } from './list-own.ts'

const isOwn = (userId: string): SQL | undefined => and(eq(evidences.userId, userId), isNull(evidences.deletedAt))

/** The records of a part, as `partOf` divides them. */
const inPart = {
  yours: eq(evidences.state, 0),
  ours: and(eq(evidences.state, 1), lt(evidences.proof, 2)),
  ended: and(eq(evidences.state, 1), gte(evidences.proof, 2)),
} satisfies Record<MatterPart, SQL | undefined>

const matching = (keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const some = containing(keyword)
  return or(
    ilike(evidences.evidenceNo, some),
    ilike(evidences.exhibitionName, some),
    ilike(evidences.obligeeName, some),
  )
}

const countOwn: MatterSource['count'] = async ({ db, actor }) => {
  const rows = await db
    .select({ state: evidences.state, proof: evidences.proof, count: count() })
    .from(evidences)
    .where(isOwn(actor.userId))
    .groupBy(evidences.state, evidences.proof)
  return rows.map((row) => ({ active: evidenceTab, part: partOf(row), count: row.count }))
}

/** The moments by which a part is sorted, without `at` where the fair of a draft has begun. */
const momentsOf = (part: MatterPart, row: EvidenceRow, midnight: Date): Omit<FoundMatter, 'matter'> => {
  const { exhibitionTime, createTime, sealedAt } = row
  if (part === 'yours') return { at: exhibitionTime < midnight.getTime() ? null : exhibitionTime, newness: createTime }
  return { at: part === 'ended' ? sealedAt : null, newness: sealedAt ?? createTime }
}

/** Drafts for fairs that are still to come stand first, the next fair first; sealed records by when they were sealed. */
const findOwn: MatterSource['find'] = async (ctx, { part, keyword, most }) => {
  const midnight = new Date(`${shanghaiDayOf(ctx.now())}T00:00:00+08:00`)
  const { exhibitionTime, sealedAt, createTime, id } = evidences
  const upcoming = sql`case when ${exhibitionTime} >= ${midnight} then ${exhibitionTime} end`
  const orders = {
    yours: [sql`${upcoming} asc nulls last`, desc(createTime)],
    ours: [desc(sealedAt)],
    ended: [desc(sealedAt)],
  } satisfies Record<MatterPart, SQL[]>
  const wanted = and(isOwn(ctx.actor.userId), inPart[part], matching(keyword))
  const records = await ctx.db
    .select()
    .from(evidences)
    .where(wanted)
    .orderBy(...orders[part], desc(id))
    .limit(most)
  const total = await ctx.db.$count(evidences, wanted)
  const rows = await ownRowsOf(ctx, records)
  return { found: rows.map((row) => ({ matter: matterOf(row), ...momentsOf(part, row, midnight) })), total }
}

export const evidenceMatters: MatterSource = { count: countOwn, find: findOwn }
