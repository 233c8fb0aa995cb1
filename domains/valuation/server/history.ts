import { isHidden } from '@portal/patentdata/server'
import type { Page, PageQuery } from '@portal/platform/contract'
import { type Ctx, containing, readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { HistoryRow } from '../contract/detail.ts'
import { valuationLimits } from '../contract/limits.ts'
import { amountOf } from './amount.ts'
import { ensure } from './failures.ts'
import { valuationHistory, valuations } from './valuation.table.ts'

const { history: most } = valuationLimits

/** Puts a valuation at the head of a user's history, and lets go of the oldest beyond what is kept. */
export const keepInHistory = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  valuationId: string,
): Promise<void> => {
  const time = now()
  await db
    .insert(valuationHistory)
    .values({ userId, valuationId, time })
    .onConflictDoUpdate({ target: [valuationHistory.userId, valuationHistory.valuationId], set: { time } })
  const older = db
    .select({ id: valuationHistory.valuationId })
    .from(valuationHistory)
    .where(eq(valuationHistory.userId, userId))
    .orderBy(desc(valuationHistory.time), desc(valuationHistory.valuationId))
    .offset(most)
  await db
    .delete(valuationHistory)
    .where(and(eq(valuationHistory.userId, userId), inArray(valuationHistory.valuationId, older)))
}

type Owner = Pick<SignedInCtx, 'db' | 'actor'>

/** One's own valuations, newest first. */
export const listHistory = async (
  { db, actor }: Owner,
  { query }: { query: PageQuery & { keyword: string } },
): Promise<Page<HistoryRow>> => {
  // A source may have forbidden since then to show a title.
  const mayShow = sql`(${valuations.shown} ->> 'mayShow')::boolean and not ${isHidden(valuations.pn)}`
  const title = sql<string | null>`case when ${mayShow} then ${valuations.shown} ->> 'title' end`
  const wanted = and(
    eq(valuationHistory.userId, actor.userId),
    query.keyword === ''
      ? undefined
      : or(ilike(valuations.pn, containing(query.keyword)), ilike(title, containing(query.keyword))),
  )
  const joined = eq(valuationHistory.valuationId, valuations.id)
  const { id, pn, score, price, statusCode } = valuations
  const select = db
    .select({ id, pn, ti: title, score, price, prscode: statusCode, time: valuationHistory.time })
    .from(valuationHistory)
    .innerJoin(valuations, joined)
    .where(wanted)
    .orderBy(desc(valuationHistory.time), desc(valuationHistory.valuationId))
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(valuationHistory)
    .innerJoin(valuations, joined)
    .where(wanted)
  const { rows, totalElements } = await readSelectPage(query, select, Promise.resolve(counted?.count ?? 0))
  return {
    elements: rows.map((row) => ({ ...row, price: amountOf(row.price), time: row.time.getTime() })),
    totalElements,
  }
}

/** Forgets one. @throws AppFailure `record.not_found` for what is not in the caller's history */
export const forget = async (
  { db, actor }: Owner,
  { params }: { params: { id: string } },
): Promise<Record<string, never>> => {
  const gone = await db
    .delete(valuationHistory)
    .where(and(eq(valuationHistory.userId, actor.userId), eq(valuationHistory.valuationId, params.id)))
    .returning({ id: valuationHistory.valuationId })
  ensure(gone.length > 0, 'record.not_found')
  return {}
}
