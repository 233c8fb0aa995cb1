import { type Page, pageWindow } from '@portal/platform/contract'
import { type Db, prepareOnce, type SignedInCtx } from '@portal/platform/server'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OwnRequestRow } from '../contract/detail.ts'
import type { OwnRequestsQuery } from '../contract/filter.ts'
import { ownColumns, ownRowsOf } from './own-request-rows.ts'
import { requests } from './request.table.ts'

const unlessNull = (name: string, type: SQL, condition: (value: SQL) => SQL): SQL => {
  const value = sql`${sql.placeholder(name)}::${type}`
  return sql`(${value} is null or ${condition(value)})`
}

const prepareList = (db: Db) =>
  db
    .select({ ...ownColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
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
  ctx: Pick<SignedInCtx, 'db' | 'actor' | 'now' | 'signer'>,
  { query }: { query: OwnRequestsQuery },
): Promise<Page<OwnRequestRow>> => {
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
  return { elements: await ownRowsOf(ctx, rows), totalElements: counted?.total ?? 0 }
}
