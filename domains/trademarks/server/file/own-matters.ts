import { type NextDeadline, nextDeadlines, stepOf } from '@portal/deadlines/server'
import { actOf, type Matter, type MatterPart, withStep } from '@portal/platform/contract'
import type { MatterSource } from '@portal/platform/server'
import { and, asc, count, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { FileState } from '../../contract/file/states.ts'
import { matterOf } from '../../contract/matter.ts'
import { trademarkTab } from '../../contract/paths.ts'
import { isPaid, owesNothing } from './beside-state.ts'
import { type Trademark, trademarkColumns, trademarks } from './file.table.ts'
import { holding, listedName } from './list-own.ts'
import { nextStepOf } from './next-step.ts'
import { subjectKind } from './trademark-promise.ts'

const ended: readonly FileState[] = [18, 99]
/** The draft of the filing waits for the owner's word. */
const awaitsOwner = 4

/** While the first payment is awaited, the order stands among the matters in the place of the application. */
const isOpen = or(ne(trademarks.fileState, 1), owesNothing)
const isEnded = inArray(trademarks.fileState, [...ended])
const inPart = {
  yours: eq(trademarks.fileState, awaitsOwner),
  ours: and(notInArray(trademarks.fileState, [awaitsOwner, ...ended]), isOpen),
  ended: isEnded,
} satisfies Record<MatterPart, SQL | undefined>

const orders = {
  yours: [],
  ours: [sql`${trademarks.nextDue} asc nulls last`],
  ended: [sql`${trademarks.endTime} desc nulls last`],
} satisfies Record<MatterPart, SQL[]>

type Moments = Pick<Trademark, 'nextDue' | 'endTime'>
const moments = {
  yours: () => null,
  ours: ({ nextDue }) => nextDue,
  ended: ({ endTime }) => endTime,
} satisfies Record<MatterPart, (trademark: Moments) => Date | null>

const isOwn = (userId: string): SQL => eq(trademarks.userId, userId)

const countOwn: MatterSource['count'] = async ({ db, actor }) => {
  const part = sql<MatterPart>`case when ${isEnded} then 'ended' when ${trademarks.fileState} = ${awaitsOwner} then 'yours' else 'ours' end`
  const rows = await db
    .select({ part, count: count() })
    .from(trademarks)
    .where(and(isOwn(actor.userId), sql`(${isEnded} or ${isOpen})`))
    .groupBy(sql`1`)
  return rows.map((row) => ({ active: trademarkTab, ...row }))
}

const rankOwn: MatterSource['rank'] = async ({ db, actor }, { part, keyword, most }) => {
  const isWanted = and(isOwn(actor.userId), inPart[part], holding(keyword))
  const { id, createTime, nextDue, endTime } = trademarks
  const records = await db
    .select({ id, createTime, nextDue, endTime })
    .from(trademarks)
    .where(isWanted)
    .orderBy(...orders[part], desc(createTime), asc(id))
    .limit(most)
  const ranked = records.map((record) => ({
    id: record.id,
    at: moments[part](record)?.getTime() ?? null,
    newness: record.createTime.getTime(),
  }))
  return { ranked, total: await db.$count(trademarks, isWanted) }
}

/** An application as its owner's matter, with who acts next by when: as promised, or by a deadline that ends before. */
const ownMatter = (trademark: Trademark, deadline: NextDeadline | undefined): Matter => {
  const nextDue = trademark.nextDue?.getTime() ?? null
  // The clock of acceptance stands in the row itself, so that neither orders nor promises are read for a list.
  const { who, text } = nextStepOf(trademark, { order: undefined, extraOrder: undefined, promises: [] })
  const matter = matterOf({
    businessSn: trademark.businessSn,
    trademarkName: listedName(trademark),
    kind: trademark.kind,
    fileState: trademark.fileState,
    isPaid: isPaid(trademark),
    isAccepted: trademark.providerId !== null,
    isReceived: trademark.applicationNumber !== null,
    createTime: trademark.createTime.getTime(),
    acceptTime: trademark.acceptTime?.getTime() ?? null,
    endTime: trademark.endTime?.getTime() ?? null,
    nextDue,
    nextText: text,
    endReason: trademark.endReason,
  })
  return withStep(matter, stepOf({ who, what: actOf(text), nextDue, isAsked: false }, deadline))
}

const readOwn: MatterSource['read'] = async ({ db, actor }, ids) => {
  const rows = await db
    .select(trademarkColumns)
    .from(trademarks)
    .where(and(isOwn(actor.userId), inArray(trademarks.id, [...ids])))
  const numbers = rows.map(({ businessSn }) => businessSn)
  const deadlines = await nextDeadlines({ db }, subjectKind, numbers)
  return new Map(rows.map((row) => [row.id, ownMatter(row, deadlines.get(row.businessSn))]))
}

export const trademarkMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
