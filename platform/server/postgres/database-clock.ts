import { sql } from 'drizzle-orm'
import type { Log } from '../log/log.ts'
import { trouble } from '../log/trouble.ts'
import type { Db } from './database.ts'

const measureEveryMs = 10_000

/**
 * One reading of the database's time: `at` in epoch ms, `steady` the moment of this process's steady clock at which it
 * held, `within` by how many ms it may be wrong.
 */
type Measured = { at: number; steady: number; within: number }

const measure = async (db: Db): Promise<Measured> => {
  const sent = performance.now()
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  )
  const received = performance.now()
  return { at: rows[0]?.at ?? 0, steady: (sent + received) / 2, within: (received - sent) / 2 }
}

const timeBy = ({ at, steady }: Measured, moment: number): number => at + moment - steady

export type DatabaseClock = { now: () => Date; stop: () => void }

/**
 * Reads the database's clock, which all processes of a portal share, without asking the database each time: it is measured
 * at the start and every ten seconds, and between these this process's steady clock counts on. The time of day of the
 * machine plays no part, so that what two machines write stands in the order in which it happened. While the database does
 * not answer, the clock goes on.
 */
export const startDatabaseClock = async (db: Db, log: Log): Promise<DatabaseClock> => {
  let known = await measure(db)
  const told = trouble(log, 'reading the clock of the database')
  const adjust = async () => {
    const found = await measure(db)
    // A difference no larger than the error of the new measurement changes nothing: the old one is as good, and the time
    // does not jump.
    if (Math.abs(timeBy(known, found.steady) - found.at) > found.within) known = found
  }
  const timer = setInterval(() => void adjust().then(told.worked, told.failed), measureEveryMs).unref()
  return { now: () => new Date(timeBy(known, performance.now())), stop: () => clearInterval(timer) }
}
