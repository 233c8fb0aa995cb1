import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type Transaction = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0]

/**
 * `db.transaction` of a pool. Drizzle's own keeps a connection for ever when the database dies at its `begin`, so the
 * connection is taken and given back here; one that could not begin, commit or roll back is thrown away. What the work
 * itself failed with is what the caller hears, also when the rollback finds nobody to answer.
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
