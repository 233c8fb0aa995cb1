import type pg from 'pg'

const customers = 20_000

/**
 * Orders like those that the portal stores, made by the database itself from the numbers 1 to $1: a tenth waits, two tenths are
 * closed, three are paid, four are done; each five thousandth is the demonstration's customer's. Ids come from the numbers,
 * so that each table is filled by itself. Their numbers are three years older than they are: no order of the demonstration has
 * such a number.
 */
const made = `
  select n, md5('order ' || n)::uuid as id, md5('fact ' || n)::uuid as fact, now() - n * interval '40 seconds' as at,
    case when n % 10 = 0 then 0 when n % 10 < 3 then -1 when n % 10 < 6 then 1 else 2 end as state,
    case n % 3 when 0 then 'wechat' when 1 then 'alipay' else 'bank' end as house,
    95000::bigint as official, 50000::bigint + n % 40 * 1000 as service
  from generate_series(1, $1::int) n`

const statements = [
  `insert into user_account (id, username, username_key, password_hash, password_changed_at, user_type, status,
      approval_state, roles, company_name, created_at)
    select md5('customer ' || n)::uuid, 'bench_' || n, 'bench_' || n, '', now(), 'customer', 'active', 'approved', '{}',
      '演示企业 ' || n, now()
    from generate_series(0, ${customers - 1}) n where n < $1`,
  `insert into customer_order (id, order_number, service, business_number, purpose, round, owner_id, title, state,
      close_reason, amount_fen, paid_fen, remittance_note, expires_at, created_at, paid_at, completed_at, closed_at, version)
    select id, 'DD' || to_char(at - interval '3 years', 'YYYYMMDD') || lpad((n % 1000000)::text, 6, '0'), 'sqzl', 'ZL' || n, 'application', 1,
      case when n % 5000 = 0 then (select id from user_account where username = 'demo')
        else md5('customer ' || n % ${customers})::uuid end,
      '演示·一种装置 ' || n % 977, state, case when state = -1 then 'expired' end, official + service,
      case when state > 0 then official + service else 0 end, lpad(n::text, 10, '0'),
      case when state = 0 then now() + interval '30 days' else at + interval '3 days' end, at,
      case when state > 0 then at + interval '1 hour' end, case when state = 2 then at + interval '9 days' end,
      case when state = -1 then at + interval '3 days' end, 1 + abs(state)
    from (${made}) made`,
  `insert into customer_order_line (id, order_id, position, code, name, kind, quantity, unit_price_fen, amount_fen,
      is_invoiceable, is_refundable)
    select gen_random_uuid(), id, position, code, name, kind, 1, price, price, true, true
    from (${made}) made cross join lateral (values
      (0, 'patent.invention.official', '发明专利申请官费', 'official', official),
      (1, 'patent.invention.service', '发明专利代理服务费', 'service', service)) line (position, code, name, kind, price)`,
  `insert into customer_order_step (id, order_id, version, act, state_before, state_after, created_at)
    select gen_random_uuid(), id, step, act, was, became, at + step * interval '1 hour'
    from (${made}) made cross join lateral (values
      (1, 'place', null, 0, true), (2, 'settle', 0, 1, state > 0), (2, 'expire', 0, -1, state = -1),
      (3, 'complete', 1, 2, state = 2)) taken (step, act, was, became, happened)
    where happened`,
  `insert into payment_fact (id, house, trade_number, payment_number, order_id, amount_fen, paid_at, source, created_at)
    select fact, house, 'T' || n, null, id, official + service, at + interval '1 hour', 'notification', at + interval '1 hour'
    from (${made}) made where state > 0`,
  `insert into ledger_transaction (id, at, kind, source_ref, order_id)
    select md5('arrived ' || n)::uuid, at + interval '1 hour', 'arrived', fact::text, id from (${made}) made where state > 0
    union all
    select md5('earned ' || n)::uuid, at + interval '9 days', 'completed', id::text, id from (${made}) made where state = 2`,
  `insert into ledger_entry (transaction_id, line, account, amount_fen)
    select md5(act || n)::uuid, line, account, amount from (${made}) made cross join lateral (values
      ('arrived ', 0, house, official + service, true), ('arrived ', 1, 'advances', -official - service, true),
      ('earned ', 0, 'advances', official + service, state = 2), ('earned ', 1, 'officialFees', -official, state = 2),
      ('earned ', 2, 'serviceRevenue', -service, state = 2)) entry (act, line, account, amount, happened)
    where state > 0 and happened`,
]

/**
 * Drops the indexes of searched texts, which take as long for each row as everything else together; answers what makes them
 * again, in one go.
 */
export const dropIndexes = async (db: pg.Client, names: readonly string[]): Promise<string[]> => {
  const { rows } = await db.query<{ name: string; made: string }>(
    'select indexname as name, indexdef as made from pg_indexes where indexname = any($1)',
    [names],
  )
  for (const { name } of rows) await db.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

/** Fills a portal's database with orders; answers how many seconds it took. */
export const fillOrders = async (db: pg.Client, orders: number): Promise<number> => {
  const started = performance.now()
  const searchIndexes = await dropIndexes(db, ['customer_order_search', 'user_account_search'])
  // The database judges the balance of each transaction of the journal at the commit, as it does for the portal.
  await db.query('begin')
  for (const statement of statements) await db.query(statement, [orders])
  await db.query('commit')
  for (const made of searchIndexes) await db.query(made)
  // The database does this by itself within a minute; the bench does not wait for it.
  await db.query('vacuum (analyze)')
  return (performance.now() - started) / 1000
}
