import type { MatterPart } from '@portal/platform/contract'
import type { MatterSource } from '@portal/platform/server'
import { and, asc, count, desc, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { matterOf } from '../contract/matter.ts'
import { patentTab } from '../contract/paths.ts'
import { owesNothing } from './beside-state.ts'
import { holding } from './list-own-patents.ts'
import { type Patent, patents } from './patent.table.ts'

const awaitsOwner = sql`(${patents.supplementDue} is not null or (${patents.state} = 2 and ${patents.specialMeaning} is not distinct from 'unclear'))`

/** While an application waits for its payment, its order stands among the matters in its place. */
const inPart = {
  yours: and(lte(patents.state, 2), owesNothing, awaitsOwner),
  ours: and(lte(patents.state, 2), owesNothing, not(awaitsOwner)),
  ended: gt(patents.state, 2),
} satisfies Record<MatterPart, SQL | undefined>

const orders = {
  yours: sql`${patents.supplementDue} asc nulls last`,
  ours: sql`${patents.nextDue} asc nulls last`,
  ended: sql`${patents.endTime} desc nulls last`,
} satisfies Record<MatterPart, SQL>

const moments = {
  yours: ({ supplementDue }) => supplementDue,
  ours: ({ nextDue }) => nextDue,
  ended: ({ endTime }) => endTime,
} satisfies Record<MatterPart, (patent: Pick<Patent, 'supplementDue' | 'nextDue' | 'endTime'>) => Date | null>

const isOwn = (userId: string): SQL => eq(patents.userId, userId)

const countOwn: MatterSource['count'] = async ({ db, actor }) => {
  const part = sql<MatterPart>`case when ${patents.state} > 2 then 'ended' when ${awaitsOwner} then 'yours' else 'ours' end`
  const rows = await db
    .select({ part, count: count() })
    .from(patents)
    .where(and(isOwn(actor.userId), or(inPart.yours, inPart.ours, inPart.ended)))
    .groupBy(sql`1`)
  return rows.map((row) => ({ active: patentTab, ...row }))
}

const rankOwn: MatterSource['rank'] = async ({ db, actor }, { part, keyword, most }) => {
  const isWanted = and(isOwn(actor.userId), inPart[part], holding(keyword))
  const { id, createTime, supplementDue, nextDue, endTime } = patents
  const records = await db
    .select({ id, createTime, supplementDue, nextDue, endTime })
    .from(patents)
    .where(isWanted)
    .orderBy(orders[part], desc(createTime), asc(id))
    .limit(most)
  const ranked = records.map((record) => ({
    id: record.id,
    at: moments[part](record)?.getTime() ?? null,
    newness: record.createTime.getTime(),
  }))
  return { ranked, total: await db.$count(patents, isWanted) }
}

const readOwn: MatterSource['read'] = async ({ db, actor }, ids) => {
  const rows = await db
    .select()
    .from(patents)
    .where(and(isOwn(actor.userId), inArray(patents.id, [...ids])))
  return new Map(
    rows.map((patent) => [
      patent.id,
      matterOf({
        ...patent,
        createTime: patent.createTime.getTime(),
        acceptTime: patent.acceptTime?.getTime() ?? null,
        endTime: patent.endTime?.getTime() ?? null,
        nextDue: patent.nextDue?.getTime() ?? null,
        supplementDue: patent.supplementDue?.getTime() ?? null,
        outcome: patent.processResult ?? patent.closeReason,
        isUnclear: patent.specialMeaning === 'unclear',
      }),
    ]),
  )
}

export const patentMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
