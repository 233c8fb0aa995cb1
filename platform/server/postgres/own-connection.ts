import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database.ts'

export type OwnConnection = { db: Db; client: pg.PoolClient }

/**
 * Lends one connection for work that a pooled statement cannot do: COPY, temporary tables, session locks, statements that
 * take minutes. The connection has no time limits and is closed afterwards, with all that belongs to its session; it is
 * closed at once when `signal` is aborted. `db` must be the pool and not a transaction.
 */
export const onOwnConnection = async <T>(
  db: Db,
  work: (own: OwnConnection) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  if (!('$client' in db)) throw new Error('an own connection is lent by the pool alone')
  const client = await (db.$client as pg.Pool).connect()
  let isGone = false
  const leave = () => {
    if (!isGone) client.release(true)
    isGone = true
  }
  signal?.addEventListener('abort', leave)
  try {
    signal?.throwIfAborted()
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work({ db: drizzle(client), client })
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }
}
