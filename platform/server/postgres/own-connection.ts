import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database.ts'

export type OwnConnection = { db: Db; client: pg.PoolClient }

/**
 * Lends one connection for work that a pooled statement cannot do: COPY, temporary tables, session locks, statements of
 * minutes. Its limits of time are off, and it is thrown away afterwards with everything that hangs on it; so it is at once
 * when `signal` calls off. `db` is the pool, never a transaction.
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
