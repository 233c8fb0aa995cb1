import type { SignedInCtx } from '@portal/platform/server'
import { desc, inArray } from 'drizzle-orm'
import type { OwnRequestRow } from '../contract/detail.ts'
import type { AskedItem } from '../contract/supplement-form.ts'
import { titleOf } from '../contract/title.ts'
import { casePictures } from './case-pictures.ts'
import { requests } from './request.table.ts'
import { requestNextDeadlines } from './request-deadlines.ts'
import { nextOfRow, requestPromises } from './request-promises.ts'
import { supplements } from './supplement.table.ts'

/** The columns of a request from which a row of its owner's list is made. */
export const ownColumns = {
  id: requests.id,
  businessSn: requests.businessSn,
  createTime: requests.createTime,
  businessType: requests.businessType,
  state: requests.state,
  acceptTime: requests.acceptTime,
  endTime: requests.endTime,
  details: requests.details,
  acceptContent: requests.acceptContent,
  processResult: requests.processResult,
  qmfaName: requests.qmfaName,
  calledTime: requests.calledTime,
  supplementRound: requests.supplementRound,
  supplementDue: requests.supplementDue,
} as const

export type OwnRecord = Pick<typeof requests.$inferSelect, keyof typeof ownColumns>
type RowsCtx = Pick<SignedInCtx, 'db' | 'now' | 'signer'>

/** What a round of supplement asks for, as its owner is told of it. */
export const askedThings = (items: readonly AskedItem[]): OwnRequestRow['asked'] =>
  items.map(({ field, label }) => ({ label, isPaper: field === null || field === 'voucher' }))

/** What the open rounds among these requests ask for, by request. */
const askedOf = async ({ db }: Pick<RowsCtx, 'db'>, found: readonly OwnRecord[]) => {
  const waiting = found.filter(({ supplementDue }) => supplementDue !== null)
  if (waiting.length === 0) return new Map<string, OwnRequestRow['asked']>()
  const rounds = await db
    .selectDistinctOn([supplements.requestId], { requestId: supplements.requestId, items: supplements.items })
    .from(supplements)
    .where(
      inArray(
        supplements.requestId,
        waiting.map(({ id }) => id),
      ),
    )
    .orderBy(supplements.requestId, desc(supplements.round))
  return new Map(rounds.map(({ requestId, items }) => [requestId, askedThings(items)]))
}

/** The rows of an owner's list; the caller has checked that the requests are his. */
export const ownRowsOf = async (ctx: RowsCtx, found: readonly OwnRecord[]): Promise<OwnRequestRow[]> => {
  const numbers = found.map(({ businessSn }) => businessSn)
  const [promises, deadlines, asked, pictures] = await Promise.all([
    requestPromises(ctx, numbers),
    requestNextDeadlines(ctx, numbers),
    askedOf(ctx, found),
    casePictures(ctx, found),
  ])
  return found.map((record) => {
    const { id, businessSn, businessType, state, details, createTime, acceptTime, endTime } = record
    return {
      businessSn,
      businessType,
      title: titleOf({ ...details, businessType, createTime }),
      state,
      createTime: createTime.getTime(),
      acceptTime: acceptTime?.getTime() ?? null,
      endTime: endTime?.getTime() ?? null,
      ...nextOfRow(record, {
        ...{ promises: promises.get(businessSn), deadline: deadlines.get(businessSn), now: ctx.now() },
      }),
      ...(pictures.get(id) ?? { picture: null, isMark: false }),
      asked: asked.get(id) ?? [],
      outcome: state === 3 ? record.processResult : state === 4 ? record.acceptContent : null,
    }
  })
}
