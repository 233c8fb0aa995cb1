import { type NextDeadline, nextDeadlines, stepOf } from '@portal/deadlines/server'
import { actOf, type Matter, type MatterPart, withStep } from '@portal/platform/contract'
import type { MatterSource } from '@portal/platform/server'
import { openRoundOf } from '@portal/promises/server'
import { and, asc, count, desc, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { matterOf } from '../contract/matter.ts'
import { patentTab } from '../contract/paths.ts'
import { owesNothing } from './beside-state.ts'
import { holding } from './list-own-patents.ts'
import { nextStepOf, standingOf } from './next-step.ts'
import { type Patent, patents } from './patent.table.ts'
import { subjectKind } from './patent-promise.ts'

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

/** An application as its owner's matter, with who acts next by when: as promised or asked, or by a deadline that ends before. */
const ownMatter = (patent: Patent, now: Date, deadline: NextDeadline | undefined): Matter => {
  const supplement = openRoundOf(patent, now)
  const nextDue = patent.nextDue?.getTime() ?? null
  const { who, text } = nextStepOf(patent, { order: undefined, promises: [], supplement })
  const matter = matterOf({
    ...patent,
    createTime: patent.createTime.getTime(),
    acceptTime: patent.acceptTime?.getTime() ?? null,
    endTime: patent.endTime?.getTime() ?? null,
    nextDue,
    supplementDue: patent.supplementDue?.getTime() ?? null,
    outcome: patent.processResult ?? patent.closeReason,
    isUnclear: patent.specialMeaning === 'unclear',
  })
  return withStep(matter, stepOf({ who, what: actOf(text), ...standingOf(patent, supplement) }, deadline))
}

const readOwn: MatterSource['read'] = async ({ db, now, actor }, ids) => {
  const rows = await db
    .select()
    .from(patents)
    .where(and(isOwn(actor.userId), inArray(patents.id, [...ids])))
  const numbers = rows.map(({ businessSn }) => businessSn)
  const deadlines = await nextDeadlines({ db }, subjectKind, numbers)
  return new Map(rows.map((row) => [row.id, ownMatter(row, now(), deadlines.get(row.businessSn))]))
}

export const patentMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
