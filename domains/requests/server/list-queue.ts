import { customerOf, userNames } from '@portal/accounts/server'
import { pageWindow } from '@portal/platform/contract'
import { countUpTo, type Total } from '@portal/platform/server'
import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { QueueRow } from '../contract/detail.ts'
import type { QueueQuery } from '../contract/filter.ts'
import { requestLimits } from '../contract/limits.ts'
import { actionsIn } from '../contract/rules.ts'
import { titleOf } from '../contract/title.ts'
import { requests } from './request.table.ts'
import { requestNextDeadlines } from './request-deadlines.ts'
import { besideStateOf, nextOfRow, requestPromises } from './request-promises.ts'
import { duplicatesOf, repeatOf } from './workbench/duplicates.ts'
import { allowedBeside, pendingOf, pendingViewOf } from './workbench/pending.ts'
import { type FilterCtx, wantedBy } from './workbench/queue-filter.ts'
import { colleagueOf } from './workbench/staff-name.ts'

/** The indexes of the table hold these orders, so that a page costs the same however many requests there are. */
const orders = {
  '': [desc(requests.createTime), desc(requests.id)],
  due: [sql`${requests.nextDue} asc nulls last`, desc(requests.createTime), desc(requests.id)],
} satisfies Record<QueueQuery['sort'], SQL[]>

const rowsOf = (ctx: FilterCtx, wanted: SQL | undefined, sort: QueueQuery['sort']) =>
  ctx.db
    .select({
      id: requests.id,
      businessSn: requests.businessSn,
      businessType: requests.businessType,
      state: requests.state,
      createTime: requests.createTime,
      acceptTime: requests.acceptTime,
      subject: requests.subject,
      details: requests.details,
      userId: requests.userId,
      assigneeId: requests.assigneeId,
      qmfaName: requests.qmfaName,
      calledTime: requests.calledTime,
      supplementRound: requests.supplementRound,
      supplementDue: requests.supplementDue,
    })
    .from(requests)
    .where(wanted)
    .orderBy(...orders[sort])

type QueuePage = Total & { elements: QueueRow[] }

/** All requests for the desk, newest first or by what is due next; `can` of a row is what staff may do with it now. */
export const listQueue = async (ctx: FilterCtx, { query }: { query: QueueQuery }): Promise<QueuePage> => {
  const wanted = and(wantedBy(ctx, query))
  const { limit, offset } = pageWindow(query)
  const [rows, total] = await Promise.all([
    rowsOf(ctx, wanted, query.sort).limit(limit).offset(offset),
    countUpTo(ctx, requests, wanted, requestLimits.counted),
  ])
  const ids = rows.map(({ id }) => id)
  const numbers = rows.map(({ businessSn }) => businessSn)
  const [promises, deadlines, duplicates, pending] = await Promise.all([
    requestPromises(ctx, numbers),
    requestNextDeadlines(ctx, numbers),
    duplicatesOf(ctx, ids),
    pendingOf(ctx, ids),
  ])
  const people = [
    ...rows.flatMap(({ userId, assigneeId }) => [userId, assigneeId]),
    ...[...pending.values()].map(({ actorId }) => actorId),
  ]
  const names = await userNames(
    ctx,
    people.filter((id) => id !== null),
  )
  const elements = rows.map(
    ({ id, userId, assigneeId, details, qmfaName, calledTime, supplementRound, supplementDue, ...row }) => {
      const facts = { state: row.state, qmfaName, calledTime, supplementRound, supplementDue }
      return {
        ...row,
        title: titleOf({ ...details, businessType: row.businessType, createTime: row.createTime }),
        ...nextOfRow(facts, {
          ...{ promises: promises.get(row.businessSn), deadline: deadlines.get(row.businessSn), now: ctx.now() },
        }),
        createTime: row.createTime.getTime(),
        acceptTime: row.acceptTime?.getTime() ?? null,
        customer: customerOf(names, userId),
        assignee: colleagueOf(names, assigneeId),
        pending: pendingViewOf(pending.get(id), names, ctx.actor),
        duplicates: duplicates.get(id)?.length ?? 0,
        repeatOf: repeatOf(duplicates.get(id) ?? []),
        can: allowedBeside(pending.get(id), actionsIn(row.state, 'staff', besideStateOf(facts)), ctx.actor),
      }
    },
  )
  return { elements, ...total }
}
