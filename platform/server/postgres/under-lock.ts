import type { OwnConnection } from './own-connection.ts'

/**
 * Does a piece of work under the lock of this name, which one connection of all processes holds at a time; `busy` where
 * another has it. The lock is given back when the work is done: the connection itself ends some moments after it was left,
 * and whoever comes next is not to find the lock taken meanwhile. Where a fault or the end of the process has closed the
 * connection, the lock ended with it.
 */
export const underLock = async <T>(
  { client }: OwnConnection,
  name: string,
  work: () => Promise<T>,
): Promise<T | 'busy'> => {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [name])
  if (!rows[0]?.locked) return 'busy'
  const done = await work()
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined)
  return done
}
