import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** The database as use cases see it: the pool or a transaction, the same interface. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** A query that takes longer is a fault: the caller gets a 503 while others go on. */
const statementTimeoutMs = 5_000
/** Waiting longer for a connection than this means overload. */
const connectionTimeoutMs = 3_000
const idleInTransactionTimeoutMs = 15_000

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/** Opens a pool. Times are UTC; `size` connections at the most. */
export const openDatabase = (url: string, { size = 20 }: { size?: number } = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    application_name: 'portal',
    options: '-c timezone=UTC',
  })
  pool.on('error', () => undefined)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** PostgreSQL could not be asked: no connection, shutting down, or it took too long. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: string }
    if (code && (/^(08|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code))) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true
  }
  return false
}

/** PostgreSQL's code of the failure (Appendix A of its manual), through the layers that wrap it. */
export const databaseErrorCode = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
