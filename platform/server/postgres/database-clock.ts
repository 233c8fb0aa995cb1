import { sql } from 'drizzle-orm'
import type { Log } from '../log/log.ts'
import { trouble } from '../log/trouble.ts'
import type { Db } from './database.ts'

const measureEveryMs = 10_000

/** The database's time at a moment of this process's steady clock, and by how much it may be wrong. */
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
 * The database's clock, which all processes of a portal share, read without asking it each time: measured at the start and
 * every ten seconds, between which this process's steady clock counts on. The time of day of the machine plays no part, so
 * that what two machines write stands in the order in which it happened. While the database is away the clock goes on.
 */
export const startDatabaseClock = async (db: Db, log: Log): Promise<DatabaseClock> => {
  let known = await measure(db)
  const told = trouble(log, 'reading the clock of the database')
  const adjust = async () => {
    const found = await measure(db)
    // Within what the way there and back leaves open the old measure is as good, and time does not jump.
    if (Math.abs(timeBy(known, found.steady) - found.at) > found.within) known = found
  }
  const timer = setInterval(() => void adjust().then(told.worked, told.failed), measureEveryMs).unref()
  return { now: () => new Date(timeBy(known, performance.now())), stop: () => clearInterval(timer) }
}
