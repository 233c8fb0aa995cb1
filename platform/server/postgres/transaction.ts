import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type Transaction = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0]

/**
 * Makes `db.transaction` for a pool. Drizzle's own keeps a connection for ever when the database dies at `begin`, so the
 * connection is taken and given back here, and closed when it could not begin, commit or roll back. The caller gets the
 * error that the work itself threw, also when the rollback fails after it.
 */
export const transactionOn =
  (pool: pg.Pool) =>
  async <T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect()
    const failures: unknown[] = []
    let isSound = false
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          failures.push(error)
          throw error
        }
      }, config)
      isSound = true
      return result
    } catch (error) {
      isSound = failures[0] === error
      throw failures.length > 0 ? failures[0] : error
    } finally {
      client.release(!isSound)
    }
  }
