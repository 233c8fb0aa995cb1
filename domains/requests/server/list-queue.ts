import { customerOf, userNames } from '@portal/accounts/server'
import { readSelectPage } from '@portal/platform/server'
import { and, count, desc, type SQL, sql } from 'drizzle-orm'
import type { QueueRow } from '../contract/detail.ts'
import type { QueueQuery } from '../contract/filter.ts'
import { requestLimits } from '../contract/limits.ts'
import { actionsIn } from '../contract/rules.ts'
import { titleOf } from '../contract/title.ts'
import { requests } from './request.table.ts'
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

/** Counts up to one more than `requestLimits.counted`, since nobody pages further. */
export const countUpTo = async (ctx: FilterCtx, wanted: SQL | undefined): Promise<number> => {
  const some = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(requests)
    .where(wanted)
    .limit(requestLimits.counted + 1)
    .as('some')
  const [counted] = await ctx.db.select({ total: count() }).from(some)
  return counted?.total ?? 0
}

type QueuePage = { elements: QueueRow[]; totalElements: number; totalIsExact: boolean }

/** All requests for the desk, newest first or by what is due next; `can` of a row is what staff may do with it now. */
export const listQueue = async (ctx: FilterCtx, { query }: { query: QueueQuery }): Promise<QueuePage> => {
  const wanted = and(wantedBy(ctx, query))
  const { rows, totalElements: total } = await readSelectPage(
    query,
    rowsOf(ctx, wanted, query.sort),
    countUpTo(ctx, wanted),
  )
  const ids = rows.map(({ id }) => id)
  const [promises, duplicates, pending] = await Promise.all([
    requestPromises(
      ctx,
      rows.map(({ businessSn }) => businessSn),
    ),
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
        ...nextOfRow(facts, promises.get(row.businessSn), ctx.now()),
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
  const { counted } = requestLimits
  return { elements, totalElements: Math.min(total, counted), totalIsExact: total <= counted }
}
