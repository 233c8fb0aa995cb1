import type { MatterPart } from '@portal/platform/contract'
import type { MatterSource, SignedInCtx, WantedMatters } from '@portal/platform/server'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { matterOf } from '../contract/matter.ts'
import { ownColumns, ownRowsOf } from './own-request-rows.ts'
import { foldSearched, searchedColumns, searchedText } from './own-search.ts'
import { requests } from './request.table.ts'

const isCallOwed = sql`(${requests.state} = 3 and ${requests.qmfaName} is not null and ${requests.calledTime} is null)`

/** An open round waits for its owner; the desk has the open cases, and those whose owner it still has to call. */
const inPart = {
  yours: isNotNull(requests.supplementDue),
  ours: and(isNull(requests.supplementDue), or(lt(requests.state, 3), isCallOwed)),
  ended: and(isNull(requests.supplementDue), gte(requests.state, 3), not(isCallOwed)),
} satisfies Record<MatterPart, SQL | undefined>

const orders = {
  yours: asc(requests.supplementDue),
  ours: asc(requests.nextDue),
  ended: sql`${requests.endTime} desc nulls last`,
} satisfies Record<MatterPart, SQL>

type Sorted = Pick<typeof requests.$inferSelect, 'supplementDue' | 'nextDue' | 'endTime'>

/** The moment that sorts a part, by the column by which `orders` sorts it. */
const moments = {
  yours: ({ supplementDue }) => supplementDue,
  ours: ({ nextDue }) => nextDue,
  ended: ({ endTime }) => endTime,
} satisfies Record<MatterPart, (request: Sorted) => Date | null>

const part = sql<MatterPart>`case when ${inPart.yours} then 'yours' when ${inPart.ours} then 'ours' else 'ended' end`

const isOwn = (userId: string): SQL => eq(requests.userId, userId)

/** No column holds the title of a request, so that the requests of the part are read and their words are compared. */
const matching = async ({ db, actor }: SignedInCtx, { part, keyword }: WantedMatters): Promise<SQL | undefined> => {
  if (keyword === '') return undefined
  const words = foldSearched(keyword)
  const read = await db
    .select(searchedColumns)
    .from(requests)
    .where(and(isOwn(actor.userId), inPart[part]))
  const found = read.filter((request) => searchedText(request).includes(words))
  return inArray(
    requests.id,
    found.map(({ id }) => id),
  )
}

const countOwn: MatterSource['count'] = ({ db, actor }) =>
  db
    .select({ active: requests.businessType, part, count: count() })
    .from(requests)
    .where(isOwn(actor.userId))
    .groupBy(requests.businessType, sql`2`)

const rankOwn: MatterSource['rank'] = async (ctx, wanted) => {
  const isWanted = and(isOwn(ctx.actor.userId), inPart[wanted.part], await matching(ctx, wanted))
  const { id, createTime, supplementDue, nextDue, endTime } = requests
  const records = await ctx.db
    .select({ id, createTime, supplementDue, nextDue, endTime })
    .from(requests)
    .where(isWanted)
    .orderBy(orders[wanted.part], desc(requests.createTime), desc(requests.id))
    .limit(wanted.most)
  const total = await ctx.db.$count(requests, isWanted)
  const ranked = records.map((record) => ({
    id: record.id,
    at: moments[wanted.part](record)?.getTime() ?? null,
    newness: record.createTime.getTime(),
  }))
  return { ranked, total }
}

const readOwn: MatterSource['read'] = async (ctx, ids) => {
  const records = await ctx.db
    .select(ownColumns)
    .from(requests)
    .where(and(isOwn(ctx.actor.userId), inArray(requests.id, [...ids])))
  const rows = await ownRowsOf(ctx, records)
  return new Map(rows.flatMap((row, at) => (records[at] ? [[records[at].id, matterOf(row)] as const] : [])))
}

export const requestMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
