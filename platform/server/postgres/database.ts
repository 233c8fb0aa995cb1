import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { transactionOn } from './transaction.ts'

/** The database as use cases see it: the pool or a transaction, the same interface. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** A query that takes longer is a fault: the caller gets a 503 while others go on. */
const statementTimeoutMs = 5_000
/** Waiting longer for a connection than this means overload. */
const connectionTimeoutMs = 3_000
const idleInTransactionTimeoutMs = 15_000

/**
 * How many statements may wait for each connection before the database counts as crowded; at two a millisecond that is a
 * tenth of a second.
 */
const waitingForEach = 10

export type Database = {
  db: Db
  pool: pg.Pool
  /** Whether more statements wait than are answered soon: then new callers are told to come again. */
  isCrowded: () => boolean
  close: () => Promise<void>
}

type DatabaseOptions = { size?: number; onLost?: (error: Error) => void }

/**
 * Opens a pool of at most `size` connections; times are UTC. `onLost` is told of connections that ended by themselves: the
 * use case that worked with one fails at its own statement, and the next one gets a new connection.
 */
export const openDatabase = (url: string, { size = 20, onLost = () => undefined }: DatabaseOptions = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    application_name: 'portal',
    options: '-c timezone=UTC',
  })
  // The pool handles errors of idle connections only; without this listener, a connection lost within a transaction would
  // end the process.
  let closing = false
  const report = (error: Error) => {
    if (!closing) onLost(error)
  }
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', () => undefined)
  const close = () => {
    closing = true
    return pool.end()
  }
  const isCrowded = () => pool.waitingCount >= size * waitingForEach
  const db = Object.assign(drizzle(pool), { transaction: transactionOn(pool) })
  return { db, pool, isCrowded, close }
}

/**
 * PostgreSQL's codes (Appendix A of its manual) that mean it is unavailable: connection failure, too many connections, an
 * idle transaction ended, shutdown, cancelled.
 */
const unavailableStates = /^(08...|53300|25P03|57...)$/
const unreachable = /^(ECONN|EPIPE$|ENOENT$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_AGAIN$)/
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/

/** Whether a failure means that PostgreSQL could not be asked: no connection, shutting down, or too slow. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && (unavailableStates.test(code) || unreachable.test(code))) return true
    if (lostConnection.test(cause.message)) return true
  }
  return false
}

/**
 * PostgreSQL's code of a failure (Appendix A of its manual), also where other errors wrap it; undefined where there is
 * none.
 */
export const databaseErrorCode = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
