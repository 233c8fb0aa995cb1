import { type MatterPart, shanghaiDayOf } from '@portal/platform/contract'
import { containing, type FoundMatter, type MatterSource } from '@portal/platform/server'
import { and, asc, count, desc, eq, gte, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
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

/** Drafts for fairs that are still to come stand before those whose fair has begun, the next fair first. */
const findOwn: MatterSource['find'] = async (ctx, { part, keyword, most }) => {
  const today = shanghaiDayOf(ctx.now())
  const midnight = new Date(`${today}T00:00:00+08:00`)
  const orders = {
    yours: [asc(sql`${evidences.exhibitionTime} < ${midnight}`), asc(evidences.exhibitionTime)],
    ours: [asc(evidences.sealedAt)],
    ended: [desc(evidences.sealedAt)],
  } satisfies Record<MatterPart, SQL[]>
  const wanted = and(isOwn(ctx.actor.userId), inPart[part], matching(keyword))
  const records = await ctx.db
    .select()
    .from(evidences)
    .where(wanted)
    .orderBy(...orders[part], desc(evidences.createTime), desc(evidences.id))
    .limit(most)
  const total = await ctx.db.$count(evidences, wanted)
  const rows = await ownRowsOf(ctx, records)
  const found = rows.map((row): FoundMatter => {
    const at = part === 'yours' ? row.exhibitionTime : part === 'ended' ? row.sealedAt : null
    const isOver = part === 'yours' && row.exhibitionTime < midnight.getTime()
    return { matter: matterOf(row), at: isOver ? null : at }
  })
  return { found, total }
}

export const evidenceMatters: MatterSource = { count: countOwn, find: findOwn }
