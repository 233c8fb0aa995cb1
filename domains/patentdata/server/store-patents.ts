import type { Ctx } from '@portal/platform/server'
import { inArray, sql } from 'drizzle-orm'
import { type FactSource, mergeFacts, noFacts, type PatentFacts, type Provenance } from './facts.ts'
import { patentRecords } from './patent.table.ts'

/** A publication as a source tells it. */
export type ToldPatent = { pn: string; applicationNumber: string | null; facts: Partial<PatentFacts> }

type Told = FactSource & { mayShow: boolean; isDemonstration: boolean }

/** No office gives out numbers that begin with 4 to 9. */
const isInvented = (pn: string): boolean => /^CN[4-9]\d{8}[A-Z]$/.test(pn)

const isSameProvenance = (before: Provenance, after: Provenance): boolean =>
  Object.entries(after).every(([name, { source, asOf }]) => {
    const told = before[name as keyof Provenance]
    return told?.source === source && told.asOf === asOf
  })

/**
 * Lays publications over what is known of them, in the caller's transaction; each number stands once among them. Equal content of a
 * newer day only moves the day up to which it is known, and is no new version.
 */
export const storePatents = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  told: readonly ToldPatent[],
  { source, asOf, mayShow, isDemonstration }: Told,
): Promise<void> => {
  const numbers = told.map(({ pn }) => pn)
  const rows = await db.select().from(patentRecords).where(inArray(patentRecords.pn, numbers)).for('update')
  const known = new Map(rows.map((row) => [row.pn, row]))
  const changed = told.flatMap(({ pn, applicationNumber, facts }) => {
    const before = known.get(pn)
    const { facts: merged, provenance } = mergeFacts(before ?? { facts: noFacts, provenance: {} }, facts, {
      source,
      asOf,
    })
    const number = applicationNumber ?? before?.applicationNumber ?? null
    const isSame =
      before !== undefined &&
      JSON.stringify([before.facts, before.mayShow, before.applicationNumber]) ===
        JSON.stringify([merged, mayShow, number])
    if (isSame && isSameProvenance(before.provenance, provenance)) return []
    const row = {
      ...{ pn, facts: merged, provenance, mayShow, applicationNumber: number },
      isDemonstration: isDemonstration || isInvented(pn),
      ...(isSame
        ? { version: before.version, changeTime: before.changeTime }
        : { version: (before?.version ?? 0) + 1, changeTime: now() }),
    }
    return [row]
  })
  if (changed.length === 0) return
  await db
    .insert(patentRecords)
    .values(changed)
    .onConflictDoUpdate({
      target: patentRecords.pn,
      set: {
        ...{ applicationNumber: sql`excluded.application_number`, facts: sql`excluded.facts` },
        ...{ provenance: sql`excluded.provenance`, mayShow: sql`excluded.may_show` },
        ...{ isDemonstration: sql`excluded.is_demonstration`, version: sql`excluded.version` },
        changeTime: sql`excluded.changed_at`,
      },
    })
}
