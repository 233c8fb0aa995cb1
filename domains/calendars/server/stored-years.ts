import { type Ctx, type Db, type JobCtx, publish } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import { holdYears } from '../proof/held-years.ts'
import { seededYears, seedSource } from '../proof/seeded-years.ts'
import { calendarYears } from './calendar.table.ts'

export type StoredYear = typeof calendarYears.$inferSelect

/** The newest state of every year of every calendar, the newest years first. */
export const newestYears = ({ db }: Pick<Ctx, 'db'>): Promise<StoredYear[]> =>
  db
    .selectDistinctOn([calendarYears.calendar, calendarYears.year])
    .from(calendarYears)
    .orderBy(calendarYears.calendar, desc(calendarYears.year), desc(calendarYears.version))

export const findYear = async (
  { db }: Pick<Ctx, 'db'>,
  { calendar, year }: { calendar: string; year: number },
): Promise<StoredYear | undefined> => {
  const [newest] = await db
    .select()
    .from(calendarYears)
    .where(and(eq(calendarYears.calendar, calendar), eq(calendarYears.year, year)))
    .orderBy(desc(calendarYears.version))
    .limit(1)
  return newest
}

/**
 * Writes the years that the portal brings, where nobody has written them yet. One that a release brings to a portal that has counted
 * already is told like one that staff enter.
 */
export const seedYears = ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> =>
  db.transaction(async (tx) => {
    const isFirst = (await tx.$count(calendarYears)) === 0
    const rows = seededYears.map(({ calendar, year, free, working }) => ({
      ...{ calendar, year, version: 1, free: [...free], working: [...working] },
      ...{ sourceTitle: seedSource.title, checkedOn: seedSource.checkedOn, savedAt: now() },
    }))
    const { calendar, year } = calendarYears
    const added = await tx.insert(calendarYears).values(rows).onConflictDoNothing().returning({ calendar, year })
    if (!isFirst) for (const one of added) await publish({ db: tx, now }, 'calendar.changed', one)
  })

/** From which database the years are held, and how many rows it had: rows are only ever added. */
let held: { db: Db; rows: number } | undefined

/** Reads the years into the memory of this process, where one was added since they were read. */
export const keepYears = async ({ db }: Pick<JobCtx, 'db'>): Promise<void> => {
  const rows = await db.$count(calendarYears)
  if (held?.db === db && held.rows === rows) return
  holdYears(await newestYears({ db }))
  held = { db, rows }
}
