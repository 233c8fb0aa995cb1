import { type MatterPart, shanghaiDayOf } from '@portal/platform/contract'
import type { MatterSource, RankedMatter, SignedInCtx, WantedMatters } from '@portal/platform/server'
import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { evidenceTab, matterOf, partOf } from '../contract/matter.ts'
import { evidences } from './evidence.table.ts'
import type { EvidenceRecord } from './keys-of.ts'
import { ownRowsOf } from './list-own.ts'
import { foldSearched, searchedColumns, searchedText } from './own-search.ts'

const isOwn = (userId: string): SQL | undefined => and(eq(evidences.userId, userId), isNull(evidences.deletedAt))

/** The records of a part, as `partOf` divides them. */
const inPart = {
  yours: eq(evidences.state, 0),
  ours: and(eq(evidences.state, 1), lt(evidences.proof, 2)),
  ended: and(eq(evidences.state, 1), gte(evidences.proof, 2)),
} satisfies Record<MatterPart, SQL | undefined>

/** No column holds the title of a record, so that the records of the part are read and their words are compared. */
const matching = async ({ db, actor }: SignedInCtx, { part, keyword }: WantedMatters): Promise<SQL | undefined> => {
  if (keyword === '') return undefined
  const words = foldSearched(keyword)
  const read = await db
    .select(searchedColumns)
    .from(evidences)
    .where(and(isOwn(actor.userId), inPart[part]))
  const found = read.filter((record) => searchedText(record).includes(words))
  return inArray(
    evidences.id,
    found.map(({ id }) => id),
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

type Sorted = Pick<EvidenceRecord, 'exhibitionTime' | 'createTime' | 'sealedAt'>

/** The moments by which a part is sorted, without `at` where the fair of a draft has begun. */
const momentsOf = (part: MatterPart, record: Sorted, midnight: Date): Omit<RankedMatter, 'id'> => {
  const { exhibitionTime, createTime, sealedAt } = record
  if (part !== 'yours')
    return { at: part === 'ended' ? (sealedAt?.getTime() ?? null) : null, newness: (sealedAt ?? createTime).getTime() }
  return { at: exhibitionTime < midnight ? null : exhibitionTime.getTime(), newness: createTime.getTime() }
}

/** Drafts for fairs that are still to come stand first, the next fair first; sealed records by when they were sealed. */
const rankOwn: MatterSource['rank'] = async (ctx, asked) => {
  const { part, most } = asked
  const midnight = new Date(`${shanghaiDayOf(ctx.now())}T00:00:00+08:00`)
  const { exhibitionTime, sealedAt, createTime, id } = evidences
  const upcoming = sql`case when ${exhibitionTime} >= ${midnight} then ${exhibitionTime} end`
  const orders = {
    yours: [sql`${upcoming} asc nulls last`, desc(createTime)],
    ours: [desc(sealedAt)],
    ended: [desc(sealedAt)],
  } satisfies Record<MatterPart, SQL[]>
  const wanted = and(isOwn(ctx.actor.userId), inPart[part], await matching(ctx, asked))
  const records = await ctx.db
    .select({ id, exhibitionTime, createTime, sealedAt })
    .from(evidences)
    .where(wanted)
    .orderBy(...orders[part], desc(id))
    .limit(most)
  const total = await ctx.db.$count(evidences, wanted)
  return { ranked: records.map((record) => ({ id: record.id, ...momentsOf(part, record, midnight) })), total }
}

const readOwn: MatterSource['read'] = async (ctx, ids) => {
  const records = await ctx.db
    .select()
    .from(evidences)
    .where(and(isOwn(ctx.actor.userId), inArray(evidences.id, [...ids])))
  return new Map((await ownRowsOf(ctx, records)).map((row) => [row.id, matterOf(row)]))
}

export const evidenceMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
