import type { Ctx } from '@portal/platform/server'
import { type SQL, sql } from 'drizzle-orm'

type CountCtx = Pick<Ctx, 'db'>

/**
 * The id that a movement of such a kind names as its source. Compared as the uuid that it is, it is found by the key of its table; as
 * text, every span would read the whole table.
 */
const sourceOf = (isOfKind: SQL) => sql`case when ${isOfKind} then m.source_ref::uuid end`

/**
 * Whether a moment lies on the day. Its ends stand there as values, so that the database knows before it plans how little of its
 * tables a day is; from a table of one row it would guess a ninth of all, and read all orders for each day.
 */
const isOn = (moment: SQL, day: string) => sql`(
  ${moment} >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
  and ${moment} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`

/** What happened on a day; `ms` is how long the order took to that step. The way of an order is that of its first money. */
const happened = (day: string) => sql`
  with made as (
    select o.id, 'made' as what, o.state, o.amount_fen as fen, null::bigint as ms
    from customer_order o where ${isOn(sql`o.created_at`, day)}
  ), stepped as (
    select o.id, case when s.act = 'settle' then 'paid' when s.act = 'complete' then 'completed' else 'closed' end as what,
      null::smallint as state, null::bigint as fen,
      greatest(0, extract(epoch from case s.act when 'settle' then o.paid_at - o.created_at
        when 'complete' then o.completed_at - o.paid_at end) * 1000)::bigint as ms
    from customer_order_step s join customer_order o on o.id = s.order_id
    where ${isOn(sql`s.created_at`, day)}
      and s.act in ('settle', 'complete', 'cancel', 'close', 'expire', 'refundInFull')
      and not (s.act = 'settle' and exists (
        select from customer_order_step u where u.order_id = s.order_id and u.act = 'unsettle' and u.version > s.version))
  ), moved as (
    select t.order_id as id, t.kind, t.source_ref, e.account, e.amount_fen
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
    where ${isOn(sql`t.at`, day)} and t.order_id is not null
  ), money as (
    select m.id, f.house as way, 'in' as what, -m.amount_fen as fen
    from moved m join payment_fact f on f.id = ${sourceOf(sql`m.kind in ('arrived', 'matched', 'reversed')`)}
    where m.kind in ('arrived', 'matched', 'reversed') and m.account = 'advances'
    union all
    select m.id, m.account, 'out', -m.amount_fen
    from moved m join refund r on r.id = ${sourceOf(sql`m.kind = 'refundDone'`)} and r.fund = 'order'
    where m.kind = 'refundDone' and m.account <> 'refundsPayable'
  ), happened as (
    select o.service, coalesce(first.house, 'none') as way, h.what, h.state, h.fen, h.ms
    from (select * from made union all select * from stepped) h
    join customer_order o on o.id = h.id
    left join lateral (
      select f.house from payment_fact f where f.order_id = h.id and not exists (
        select from ledger_transaction u where u.kind = 'reversed' and u.source_ref = f.id::text) order by f.created_at limit 1
    ) first on true
    union all
    select o.service, m.way, m.what, null, m.fen, null from money m join customer_order o on o.id = m.id
  )`

const madeIn = (state: number) => sql`count(*) filter (where what = 'made' and state = ${sql.raw(String(state))}),
    coalesce(sum(fen) filter (where what = 'made' and state = ${sql.raw(String(state))}), 0)`
const times = (what: string) => sql`count(*) filter (where what = ${what})`
const money = (what: string) => sql`coalesce(sum(fen) filter (where what = ${what}), 0)`
const timesTaken = (what: string) => sql`array_agg(ms) filter (where what = ${what} and ms is not null)`
const median = (what: string) =>
  sql`round(percentile_cont(0.5) within group (order by ms) filter (where what = ${what}))::bigint`

/** Counts a day of Asia/Shanghai anew, for each service and way and for all of them together. */
export const countDay = (ctx: CountCtx, day: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`delete from order_figure where grain = 'day' and day = ${day}::date`)
    await tx.execute(sql`
      insert into order_figure (grain, day, service, way, made_open, made_open_fen, made_paid, made_paid_fen, made_done,
        made_done_fen, made_closed, made_closed_fen, paid, completed, closed, paid_fen, refunded_fen, pay_ms, complete_ms,
        pay_times, complete_times)
      ${happened(day)}
      select 'day', ${day}::date, coalesce(service, 'all'), coalesce(way, 'all'),
        ${madeIn(0)}, ${madeIn(1)}, ${madeIn(2)}, ${madeIn(-1)},
        ${times('paid')}, ${times('completed')}, ${times('closed')}, ${money('in')}, ${money('out')},
        ${median('paid')}, ${median('completed')},
        case when grouping(service, way) = 0 then ${timesTaken('paid')} end,
        case when grouping(service, way) = 0 then ${timesTaken('completed')} end
      from happened group by cube (service, way) having count(*) > 0`)
  })
