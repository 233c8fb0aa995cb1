import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '@portal/platform/server'
import { inArray, sql } from 'drizzle-orm'
import { isInventedNumber } from '../contract/publication-number.ts'
import { type FactName, type FactSource, noFacts, type Provenance, type ToldFacts } from './facts.ts'
import { patentListings } from './import.table.ts'
import { mergeFacts } from './merge-facts.ts'
import { type PatentRecord, patentRecords } from './patent.table.ts'
import { plainTitle, titleGrams } from './title-grams.ts'

/** A publication as a source tells it. */
export type ToldPatent = { pn: string; applicationNumber: string | null; facts: ToldFacts }

/** `mayShow`: whether the source lets its title and people be shown. `importId` is that of a list. */
type Told = { source: string; asOf: string; importId?: string; mayShow: boolean; isDemonstration: boolean }

/** The facts that tell whose invention it is and what it is about. */
export const bibliography = ['title', 'applicants', 'inventors'] as const satisfies readonly FactName[]

/** Whether each source of title and people lets them be shown; one that forbids it hides all of them. */
const mayShowAll = (provenance: Provenance): boolean =>
  bibliography.every((name) => provenance[name]?.mayShow !== false)

type Row = Omit<PatentRecord, 'status'>

const contentOf = ({ facts, mayShow, applicationNumber }: Pick<Row, 'facts' | 'mayShow' | 'applicationNumber'>) => [
  ...[facts, mayShow, applicationNumber],
]

const rowOf = (
  before: PatentRecord | undefined,
  { pn, applicationNumber, facts: told }: ToldPatent,
  from: FactSource,
): Omit<Row, 'isDemonstration' | 'version' | 'changeTime'> => {
  const { facts, provenance } = mergeFacts(before ?? { facts: noFacts, provenance: {} }, told, from)
  const mayShow = mayShowAll(provenance)
  const plain = mayShow ? plainTitle(facts.title ?? '') : ''
  return {
    ...{ pn, facts, provenance, mayShow, applicationNumber: applicationNumber ?? before?.applicationNumber ?? null },
    ...{ plainTitle: plain, titleGrams: titleGrams(plain) },
  }
}

/** Keeps what a source that hands in no lists told last, beside what the lists of others told. */
const keepListings = async ({ db }: Pick<Ctx, 'db'>, source: string, told: readonly ToldPatent[]): Promise<void> => {
  if (told.length === 0) return
  await db
    .insert(patentListings)
    .values(told.map(({ pn, applicationNumber, facts }) => ({ source, pn, applicationNumber, facts })))
    .onConflictDoUpdate({
      target: [patentListings.source, patentListings.pn],
      set: { applicationNumber: sql`excluded.application_number`, facts: sql`excluded.facts` },
    })
}

const writeRows = async ({ db }: Pick<Ctx, 'db'>, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insert(patentRecords)
    .values([...rows])
    .onConflictDoUpdate({
      target: patentRecords.pn,
      set: {
        ...{ applicationNumber: sql`excluded.application_number`, facts: sql`excluded.facts` },
        ...{ provenance: sql`excluded.provenance`, mayShow: sql`excluded.may_show` },
        ...{ isDemonstration: sql`excluded.is_demonstration`, version: sql`excluded.version` },
        ...{ plainTitle: sql`excluded.plain_title`, titleGrams: sql`excluded.title_grams` },
        changeTime: sql`excluded.changed_at`,
      },
    })
}

/**
 * Lays publications over what is known of them, in the caller's transaction; each number stands once among them. Equal content of a
 * newer day only moves the day up to which it is known, and is no new version.
 */
export const storePatents = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  told: readonly ToldPatent[],
  { source, asOf, importId, mayShow, isDemonstration }: Told,
): Promise<void> => {
  const from: FactSource = {
    ...{ source, asOf, ...(importId !== undefined && { importId }), ...(!mayShow && { mayShow }) },
  }
  if (importId === undefined) await keepListings(ctx, source, told)
  const numbers = told.map(({ pn }) => pn)
  const rows = await ctx.db.select().from(patentRecords).where(inArray(patentRecords.pn, numbers)).for('update')
  const known = new Map(rows.map((row) => [row.pn, row]))
  const changed = told.flatMap((one) => {
    const before = known.get(one.pn)
    const row = rowOf(before, one, from)
    const isEqual = before !== undefined && isDeepStrictEqual(contentOf(before), contentOf(row))
    if (isEqual && isDeepStrictEqual(before.provenance, row.provenance)) return []
    const version = isEqual
      ? { version: before.version, changeTime: before.changeTime }
      : { version: (before?.version ?? 0) + 1, changeTime: ctx.now() }
    return [{ ...row, ...version, isDemonstration: isDemonstration || isInventedNumber(one.pn.slice(2, -1)) }]
  })
  await writeRows(ctx, changed)
}
