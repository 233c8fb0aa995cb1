import type { Db } from './database.ts'

/**
 * Builds a prepared statement once for each pool, since building it takes longer than running it; PostgreSQL plans it once
 * for each connection.
 */
export const prepareOnce = <Statement>(prepare: (db: Db) => Statement): ((db: Db) => Statement) => {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? prepare(db)
    built.set(db, statement)
    return statement
  }
}
