import type { Ctx, Job } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { countDay } from './count-day.ts'
import { countMonth } from './count-month.ts'
import { figureRuns } from './figure.table.ts'

type RefreshCtx = Pick<Ctx, 'db' | 'now'>

const name = 'orders'
/** A row carries the time at which its transaction began, so that one that lasts is found by a later run. */
const longestTransactionMs = 10 * 60_000

/** Every day of Asia/Shanghai on which something happened to an order that was touched since then. */
const touchedDays = async (ctx: RefreshCtx, since: Date): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    with touched as (
      select order_id as id from customer_order_step where created_at >= ${since}
      union select order_id from customer_order_change where created_at >= ${since}
      union select order_id from ledger_transaction where at >= ${since} and order_id is not null
    ), happened as (
      select o.created_at as at from customer_order o join touched using (id)
      union all select s.created_at from customer_order_step s join touched t on t.id = s.order_id
      union all select l.at from ledger_transaction l join touched t on t.id = l.order_id
    )
    select distinct to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from happened order by 1`)
  return rows.map(({ day }) => day)
}

/**
 * Every day of Asia/Shanghai since the first order. To ask which of them something happened on would read every order, and of a
 * million that takes longer than a statement may.
 */
const allDays = async (ctx: RefreshCtx): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day
    from (select min(created_at) at time zone 'Asia/Shanghai' as at from customer_order) first,
      generate_series(first.at::date, (${ctx.now()}::timestamptz at time zone 'Asia/Shanghai')::date, interval '1 day') day
    order by 1`)
  return rows.map(({ day }) => day)
}

/** Counts those days and months anew that something touched since the last run; at the first run, all of them. */
const refreshFigures = async (ctx: RefreshCtx): Promise<void> => {
  const asOf = ctx.now()
  const [last] = await ctx.db.select().from(figureRuns).where(eq(figureRuns.name, name))
  const days = last ? await touchedDays(ctx, new Date(last.asOf.getTime() - longestTransactionMs)) : await allDays(ctx)
  for (const day of days) await countDay(ctx, day)
  const months = new Set(days.map((day) => `${day.slice(0, 7)}-01`))
  for (const firstDay of months) await countMonth(ctx, firstDay)
  await ctx.db.insert(figureRuns).values({ name, asOf }).onConflictDoUpdate({ target: figureRuns.name, set: { asOf } })
}

export const figuresJob: Job = { name: 'orders.count-figures', cron: '* * * * *', run: refreshFigures }

/** Until when the figures know everything; null before the first count. */
export const figuresAsOf = async (ctx: Pick<Ctx, 'db'>): Promise<number | null> => {
  const [run] = await ctx.db.select().from(figureRuns).where(eq(figureRuns.name, name))
  return run?.asOf.getTime() ?? null
}
