import type { Ctx } from '@portal/platform/server'
import { type SQL, sql } from 'drizzle-orm'

/** The median of the times that the days of the month keep, for each service and way and for all of them together. */
const medianOf = (times: SQL) => sql`
    select coalesce(service, 'all') as service, coalesce(way, 'all') as way,
      round(percentile_cont(0.5) within group (order by ms))::bigint as ms
    from days, unnest(${times}) as ms group by cube (days.service, days.way)`

/**
 * Counts a month anew from the figures of its days, which must be counted before. A month of a large shop has too many orders to be
 * read in one statement each minute; sums of days are exact, and so is the median of all the times that the days keep.
 */
export const countMonth = (ctx: Pick<Ctx, 'db'>, firstDay: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`delete from order_figure where grain = 'month' and day = ${firstDay}::date`)
    await tx.execute(sql`
      insert into order_figure (grain, day, service, way, made_open, made_open_fen, made_paid, made_paid_fen, made_done,
        made_done_fen, made_closed, made_closed_fen, paid, completed, closed, paid_fen, refunded_fen, pay_ms, complete_ms)
      with days as (
        select * from order_figure
        where grain = 'day' and day >= ${firstDay}::date and day < ${firstDay}::date + interval '1 month'
          and service <> 'all' and way <> 'all'
      ), summed as (
        select coalesce(service, 'all') as service, coalesce(way, 'all') as way,
          sum(made_open) as made_open, sum(made_open_fen) as made_open_fen, sum(made_paid) as made_paid,
          sum(made_paid_fen) as made_paid_fen, sum(made_done) as made_done, sum(made_done_fen) as made_done_fen,
          sum(made_closed) as made_closed, sum(made_closed_fen) as made_closed_fen, sum(paid) as paid,
          sum(completed) as completed, sum(closed) as closed, sum(paid_fen) as paid_fen, sum(refunded_fen) as refunded_fen
        from days group by cube (days.service, days.way) having count(*) > 0
      ), to_payment as (${medianOf(sql`days.pay_times`)}
      ), to_completion as (${medianOf(sql`days.complete_times`)})
      select 'month', ${firstDay}::date, service, way, made_open, made_open_fen, made_paid, made_paid_fen, made_done,
        made_done_fen, made_closed, made_closed_fen, paid, completed, closed, paid_fen, refunded_fen, to_payment.ms, to_completion.ms
      from summed left join to_payment using (service, way) left join to_completion using (service, way)`)
  })
