import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type Transaction = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0]

/** What is to run when an open transaction has committed. */
const committing = new WeakMap<object, (() => void)[]>()

/**
 * Runs `work` when the transaction `db` has committed, so that nobody acts on what others cannot see yet; never where it rolls
 * back, and at once where `db` is the pool. `work` must not throw: what it follows is done. Within a transaction within a
 * transaction it waits for the outer one.
 */
export const afterCommit = (db: object, work: () => void): void => {
  const waiting = committing.get(db)
  if (waiting) waiting.push(work)
  else work()
}

/** What waits within `tx`, and within the transactions that begin in it, waits for the outermost to commit. */
const waitIn = (tx: Transaction, waiting: (() => void)[]): void => {
  committing.set(tx, waiting)
  const begin = tx.transaction.bind(tx)
  tx.transaction = async (work) => {
    const before = waiting.length
    try {
      return await begin((inner) => {
        waitIn(inner, waiting)
        return work(inner)
      })
    } catch (error) {
      waiting.length = before
      throw error
    }
  }
}

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
    const waiting: (() => void)[] = []
    let isSound = false
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        waitIn(tx, waiting)
        try {
          return await work(tx)
        } catch (error) {
          failures.push(error)
          throw error
        }
      }, config)
      isSound = true
      for (const run of waiting) run()
      return result
    } catch (error) {
      isSound = failures[0] === error
      throw failures.length > 0 ? failures[0] : error
    } finally {
      client.release(!isSound)
    }
  }
