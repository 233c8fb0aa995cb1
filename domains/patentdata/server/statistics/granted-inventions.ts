import type { Db } from '@portal/platform/server'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type PatentRecord, patentRecords } from '../patent.table.ts'

/** So few that judging them does not keep others from being answered. */
const batch = 200

/** The granted inventions that were filed until a day, in batches in the order of their numbers. */
export async function* grantedInventions(
  db: Db,
  { filedUntil, withInvented }: { filedUntil: string; withInvented: boolean },
): AsyncGenerator<PatentRecord[]> {
  const { pn, facts, isDemonstration } = patentRecords
  for (let last = ''; ; ) {
    const rows = await db
      .select()
      .from(patentRecords)
      .where(
        and(
          gt(pn, last),
          sql`${pn} ~ '[BC]$'`,
          sql`${facts} ->> 'filingDate' <= ${filedUntil}`,
          withInvented ? undefined : eq(isDemonstration, false),
        ),
      )
      .orderBy(asc(pn))
      .limit(batch)
    yield rows
    last = rows.at(-1)?.pn ?? last
    if (rows.length < batch) return
  }
}
