import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { BookDifference } from '../../contract/desk-ledger.ts'
import { type Fen, fen } from '../../contract/money.ts'

/** What a copy says and what the journal says. */
export type Difference = Pick<BookDifference, 'orderNo' | 'what'> & { said: Fen; booked: Fen }

type Row = { order_number: string | null; what: BookDifference['what']; said: string; booked: string }

/**
 * Where the copies on orders differ from the entries of the journal, and money that was told but never booked. `paid` is what
 * came to the order by arrivals and matches, less what was reversed; `refunded` what refunds took from it once they were
 * done; `surplus` what its account of surplus holds. One statement sees one moment, so that a payment under way is no
 * difference.
 */
export const findDifferences = async (ctx: Pick<Ctx, 'db'>): Promise<Difference[]> => {
  const { rows } = await ctx.db.execute<Row>(sql`
    with moved as (
      select t.order_id, t.kind, e.account, e.amount_fen, done.id as done
      from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id
      left join ledger_transaction done
        on t.kind = 'refundBegun' and done.kind = 'refundDone' and done.source_ref = t.source_ref
      where t.order_id is not null
    ), booked as (
      select order_id,
        -coalesce(sum(amount_fen) filter (where account = 'advances' and kind in ('arrived', 'matched', 'reversed')), 0) as paid,
        coalesce(sum(amount_fen) filter (
          where done is not null and account in ('advances', 'serviceRevenue', 'officialFees')), 0) as refunded,
        -coalesce(sum(amount_fen) filter (where account = 'surplus'), 0) as surplus
      from moved group by order_id
    ), compared as (
      select o.order_number, o.paid_fen, o.refunded_fen, o.surplus_fen,
        coalesce(b.paid, 0) as paid, coalesce(b.refunded, 0) as refunded, coalesce(b.surplus, 0) as surplus
      from customer_order o
      left join booked b on b.order_id = o.id
    )
    select c.order_number, what, said::text, booked::text
    from compared c
    cross join lateral (values
      ('paid', c.paid_fen, c.paid), ('refunded', c.refunded_fen, c.refunded), ('surplus', c.surplus_fen, c.surplus)
    ) as copy (what, said, booked)
    where (c.paid_fen, c.refunded_fen, c.surplus_fen) is distinct from (c.paid, c.refunded, c.surplus) and said <> booked
    union all
    select o.order_number, 'arrival', f.amount_fen::text, '0'
    from payment_fact f
    left join customer_order o on o.id = f.order_id
    where not exists (
      select from ledger_transaction t where t.source_ref = f.id::text and t.kind in ('arrived', 'matched')
    )
    order by 1, 2`)
  return rows.map(({ order_number: orderNo, what, said, booked }) => ({
    orderNo,
    what,
    said: fen(BigInt(said)),
    booked: fen(BigInt(booked)),
  }))
}
