import { pageWindow } from '@portal/platform/contract'
import { type Ctx, within } from '@portal/platform/server'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { LedgerEntryRows, LedgerEntryView, LedgerQuery } from '../../contract/desk-ledger.ts'
import { deskLimits } from '../../contract/limits.ts'
import { yuanOf } from '../../contract/money.ts'
import { type Order, orders } from '../order/order.table.ts'
import { ledgerEntries, ledgerTransactions } from './ledger.table.ts'

type ReadCtx = Pick<Ctx, 'db'>

const columns = {
  transactionId: ledgerEntries.transactionId,
  line: ledgerEntries.line,
  at: ledgerTransactions.at,
  kind: ledgerTransactions.kind,
  account: ledgerEntries.account,
  amount: ledgerEntries.amount,
  orderNo: orders.orderNo,
  reason: ledgerTransactions.reason,
}

const selectEntries = (ctx: ReadCtx, wanted: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .where(wanted)

type Row = Awaited<ReturnType<typeof selectEntries>>[number]

const viewOf = ({ at, amount, ...row }: Row): LedgerEntryView => ({
  ...row,
  time: at.getTime(),
  amount: yuanOf(amount),
})

/** What the journal says of an order, the first event first. */
export const entriesOfOrder = async (ctx: ReadCtx, { id }: Order): Promise<LedgerEntryView[]> => {
  const rows = await selectEntries(ctx, eq(ledgerTransactions.orderId, id)).orderBy(
    asc(ledgerTransactions.at),
    asc(ledgerEntries.transactionId),
    asc(ledgerEntries.line),
  )
  return rows.map(viewOf)
}

type Narrowed = Omit<LedgerQuery, 'pgIndex' | 'pgCount'>

const wantedBy = (query: Narrowed): SQL | undefined =>
  and(
    query.account === '' ? undefined : eq(ledgerEntries.account, query.account),
    query.orderNo === '' ? undefined : eq(orders.orderNo, query.orderNo),
    within(ledgerTransactions.at, query),
  )

/** The next entries behind the last one, the oldest event first. */
export const entriesAfter = async (
  ctx: ReadCtx,
  query: Narrowed,
  { last, limit }: { last: LedgerEntryView | undefined; limit: number },
): Promise<LedgerEntryView[]> => {
  const place = sql`(${ledgerTransactions.at}, ${ledgerEntries.transactionId}, ${ledgerEntries.line})`
  const behind = last && sql`${place} > (${new Date(last.time)}, ${last.transactionId}, ${last.line})`
  const rows = await selectEntries(ctx, and(wantedBy(query), behind))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerEntries.transactionId), asc(ledgerEntries.line))
    .limit(limit)
  return rows.map(viewOf)
}

/** How many entries there are in all. */
export const countEntries = (ctx: ReadCtx, query: Narrowed): Promise<number> =>
  ctx.db.$count(selectEntries(ctx, wantedBy(query)).as('wanted'))

/** The journal, the newest event first; counts up to a limit. */
export const listEntries = async (ctx: ReadCtx, { query }: { query: LedgerQuery }): Promise<LedgerEntryRows> => {
  const wanted = wantedBy(query)
  const { counted } = deskLimits
  const { limit, offset } = pageWindow(query)
  const some = selectEntries(ctx, wanted)
    .limit(counted + 1)
    .as('some')
  const [rows, [found]] = await Promise.all([
    selectEntries(ctx, wanted)
      .orderBy(desc(ledgerTransactions.at), desc(ledgerEntries.transactionId), asc(ledgerEntries.line))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count(sql`1`) }).from(some),
  ])
  const total = found?.total ?? 0
  return { elements: rows.map(viewOf), totalElements: Math.min(total, counted), totalIsExact: total <= counted }
}
