import type { Ctx, DomainGauge, HealthCheck, Job } from '@portal/platform/server'
import { asc, eq, sql, sum } from 'drizzle-orm'
import type { LedgerBalances } from '../../contract/desk-ledger.ts'
import { ledgerAccountLabels, ledgerAccounts } from '../../contract/ledger.ts'
import { type Fen, fen, noFen, sumFen, yuanOf } from '../../contract/money.ts'
import { bookChecks } from './book-check.table.ts'
import { type Difference, findDifferences } from './find-differences.ts'
import { ledgerEntries } from './ledger.table.ts'

type CheckCtx = Pick<Ctx, 'db'>

const name = 'books'
/** More differences than this say nothing that the first ones did not. */
const shownDifferences = 200

/**
 * The check reads the whole journal: with millions of entries it takes longer, and more memory, than other statements may. It
 * works without parallel helpers, of which each would build the same tables of its own.
 */
const room = sql`select set_config('statement_timeout', '2min', true), set_config('work_mem', '64MB', true),
  set_config('max_parallel_workers_per_gather', '0', true)`

const away = (amount: bigint): Fen => fen(amount < 0n ? -amount : amount)

/** What the whole journal says, and how the copies on orders and the money that was told differ from it. */
export type Books = { total: Fen; balances: ReadonlyMap<string, Fen>; differences: readonly Difference[] }

export const checkBooks = (ctx: CheckCtx): Promise<Books> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(room)
    const rows = await tx
      .select({ account: ledgerEntries.account, balance: sum(ledgerEntries.amount) })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.account)
      .orderBy(asc(ledgerEntries.account))
    const balances = new Map<string, Fen>(rows.map(({ account, balance }) => [account, fen(BigInt(balance ?? 0))]))
    return { total: sumFen(balances.values()), balances, differences: await findDifferences({ db: tx }) }
  })

/** By how much the books are wrong in all; nothing where they are right. */
const differenceOf = ({ total, differences }: Books): Fen =>
  sumFen([away(total), ...differences.map(({ said, booked }) => away(said - booked))])

const isRight = ({ total, differences }: Books): boolean => total === 0n && differences.length === 0

/** The balances of all accounts, and what does not fit. */
export const viewBalances = async (ctx: CheckCtx): Promise<LedgerBalances> => {
  const books = await checkBooks(ctx)
  return {
    balanced: isRight(books),
    total: yuanOf(books.total),
    accounts: ledgerAccounts.map((code) => ({
      code,
      name: ledgerAccountLabels[code],
      balance: yuanOf(books.balances.get(code) ?? noFen),
    })),
    differences: books.differences
      .slice(0, shownDifferences)
      .map(({ said, booked, ...what }) => ({ ...what, said: yuanOf(said), booked: yuanOf(booked) })),
  }
}

/** Compares every copy with the journal, and cries out where they differ: then a fen was lost or made up. */
export const booksJob: Job = {
  name: 'orders.check-books',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    const books = await checkBooks(ctx)
    const found = { checkedAt: ctx.now(), difference: differenceOf(books), differences: books.differences.length }
    await ctx.db
      .insert(bookChecks)
      .values({ name, ...found })
      .onConflictDoUpdate({ target: bookChecks.name, set: found })
    if (isRight(books)) return
    ctx.log.error(
      {
        total: yuanOf(books.total),
        orders: books.differences.map(({ orderNo, what }) => `${orderNo} ${what}`).slice(0, 20),
      },
      'ALARM: the books of orders and journal differ',
    )
  },
}

/** What the last check of the books found; null before the first. */
export const readLastCheck = async (ctx: CheckCtx): Promise<typeof bookChecks.$inferSelect | null> => {
  const [last] = await ctx.db.select().from(bookChecks).where(eq(bookChecks.name, name))
  return last ?? null
}

/** By how many fen the books differed when they were last checked; not a number before the first check. */
const lastDifference = async (ctx: CheckCtx): Promise<number> =>
  Number((await readLastCheck(ctx))?.difference ?? Number.NaN)

/** A check of the books runs every five minutes; after so long without one nobody knows whether they are right. */
const booksUnknownMs = 30 * 60_000

export const booksCheck: HealthCheck = {
  key: 'orders.books',
  name: '账簿',
  look: async (ctx) => {
    const last = await readLastCheck(ctx)
    if (!last || ctx.now().getTime() - last.checkedAt.getTime() > booksUnknownMs) {
      return { state: 'unknown', text: '最近没有核对过账簿，请检查定时任务 orders.check-books。' }
    }
    if (last.differences > 0 || last.difference !== noFen) {
      return { state: 'fault', text: `有 ${last.differences} 处与账簿不符，请到“账簿”查看，暂停手工退款。` }
    }
    return { state: 'ok', text: '订单与账簿相符。' }
  },
}

export const booksGauge: DomainGauge = {
  name: 'portal_ledger_difference_fen',
  help: 'By how many fen orders and journal differed when the books were last checked',
  read: lastDifference,
}
