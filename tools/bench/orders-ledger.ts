import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { callOrders, type OrdersBase } from './orders-base.ts'
import { line } from './orders-line.ts'

const writers = 4
const writeMs = 5_000

/** Adds up the whole journal and compares every order with it, as the job and the page do. */
export const measureBooks = async (base: OrdersBase): Promise<string> => {
  const { rows } = await base.db.query('select count(*)::int n from ledger_entry')
  const started = performance.now()
  const { body } = await callOrders(base, base.staff, '/api/admin/ledger/balances')
  const seconds = (performance.now() - started) / 1000
  const isBalanced = body.balanced === true && body.total === '0.00'
  const found = `${rows[0].n} entries in ${seconds.toFixed(2)} s, ${isBalanced ? 'balanced' : 'NOT balanced'}`
  return line('books', found, '1M entries ≤ 5 s', isBalanced && seconds <= Math.max(1, rows[0].n / 1e6) * 5)
}

/** Writes a transaction of three entries as the portal does, judged by the database at its commit. */
const postOne = async (client: pg.Client): Promise<void> => {
  const id = randomUUID()
  await client.query('begin')
  await client.query(
    `insert into ledger_transaction (id, at, kind, source_ref) values ($1::uuid, now(), 'arrived', 'bench ' || $1)`,
    [id],
  )
  await client.query(
    `insert into ledger_entry (transaction_id, line, account, amount_fen)
      values ($1, 0, 'bank', 300), ($1, 1, 'advances', -200), ($1, 2, 'surplus', -100)`,
    [id],
  )
  await client.query('commit')
}

export const measurePostings = async (base: OrdersBase): Promise<string> => {
  const until = Date.now() + writeMs
  const write = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: base.databaseUrl })
    await client.connect()
    let written = 0
    for (; Date.now() < until; written += 1) await postOne(client)
    await client.end()
    return written
  }
  const counts = await Promise.all(Array.from({ length: writers }, write))
  const perSecond = counts.reduce((sum, one) => sum + one, 0) / (writeMs / 1000)
  return line('postings of 3 entries', `${perSecond.toFixed(0)}/s by ${writers} writers`, '≥ 300/s', perSecond >= 300)
}
