import { type Page, pageWindow } from '@portal/platform/contract'
import { type ActorCtx, type Db, prepareOnce } from '@portal/platform/server'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RequestRow } from '../contract/detail.ts'
import type { OwnRequestsQuery } from '../contract/filter.ts'
import { titleOf } from '../contract/title.ts'
import { requests } from './request.table.ts'
import { nextOfRow, requestPromises } from './request-promises.ts'

const unlessNull = (name: string, type: SQL, condition: (value: SQL) => SQL): SQL => {
  const value = sql`${sql.placeholder(name)}::${type}`
  return sql`(${value} is null or ${condition(value)})`
}

const prepareList = (db: Db) =>
  db
    .select({
      businessSn: requests.businessSn,
      createTime: requests.createTime,
      businessType: requests.businessType,
      state: requests.state,
      acceptTime: requests.acceptTime,
      details: requests.details,
      qmfaName: requests.qmfaName,
      calledTime: requests.calledTime,
      supplementRound: requests.supplementRound,
      supplementDue: requests.supplementDue,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(requests)
    .where(
      and(
        eq(requests.userId, sql.placeholder('userId')),
        unlessNull('state', sql`smallint`, (value) => sql`${requests.state} = ${value}`),
        unlessNull('businessType', sql`smallint`, (value) => sql`${requests.businessType} = ${value}`),
        unlessNull('from', sql`timestamptz`, (value) => sql`${requests.createTime} >= ${value}`),
        unlessNull('to', sql`timestamptz`, (value) => sql`${requests.createTime} <= ${value}`),
      ),
    )
    .orderBy(desc(requests.createTime), desc(requests.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('own_requests')

/** My progress is the list that is asked for most. */
const listFor = prepareOnce(prepareList)

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** The caller's own requests, newest first. A page beyond the last is empty and still says how many requests there are. */
export const listOwnRequests = async (
  ctx: Pick<ActorCtx, 'db' | 'actor' | 'now'>,
  { query }: { query: OwnRequestsQuery },
): Promise<Page<RequestRow>> => {
  const ask = (window: { limit: number; offset: number }) =>
    listFor(ctx.db).execute({
      userId: ctx.actor.userId,
      state: query.state,
      businessType: query.businessType,
      from: isoOrNull(query.from),
      to: isoOrNull(query.to),
      ...window,
    })
  const rows = await ask(pageWindow(query))
  const beyondLast = rows.length === 0 && query.pgIndex > 1
  const [counted] = beyondLast ? await ask({ limit: 1, offset: 0 }) : rows
  const promises = await requestPromises(
    ctx,
    rows.map(({ businessSn }) => businessSn),
  )
  const elements = rows.map(({ total: _, details, qmfaName, calledTime, supplementRound, supplementDue, ...row }) => ({
    ...row,
    title: titleOf({ ...details, businessType: row.businessType, createTime: row.createTime }),
    ...nextOfRow(
      { state: row.state, qmfaName, calledTime, supplementRound, supplementDue },
      promises.get(row.businessSn),
      ctx.now(),
    ),
    createTime: row.createTime.getTime(),
    acceptTime: row.acceptTime?.getTime() ?? null,
  }))
  return { elements, totalElements: counted?.total ?? 0 }
}
