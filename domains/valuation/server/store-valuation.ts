import type { PatentRecord } from '@portal/patentdata/server'
import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { modelVersion } from '../proof/valuate.ts'
import type { ValuationInput } from '../proof/valuation-input.ts'
import { type ShownRecord, valuations } from './valuation.table.ts'

type Valued = {
  record: PatentRecord
  asked: string | null
  day: string
  /** The names of parameters and cohort. */
  parameters: string
  cohort: string
  input: ValuationInput
  score: number
  price: number
  prscode: string
}

const idBytes = 16

const shownOf = ({ applicationNumber, facts, provenance, mayShow, isDemonstration }: PatentRecord): ShownRecord => ({
  applicationNumber,
  title: facts.title,
  applicants: facts.applicants,
  inventors: facts.inventors,
  publishedOn: facts.publishedOn,
  ...{ provenance, mayShow, isDemonstration },
})

/** Stores a valuation and answers its id; the same record, day, parameters and cohort have the same, which is then known. */
export const storeValuation = async (
  { db, now, chance }: Pick<Ctx, 'db' | 'now' | 'chance'>,
  { record, asked, day, parameters, cohort, input, score, price, prscode }: Valued,
): Promise<{ id: string; isKnown: boolean }> => {
  const same = {
    ...{ pn: record.pn, askedPn: asked ?? '', recordVersion: record.version, day },
    ...{ model: modelVersion, parameters, cohort },
  }
  const isSame = and(
    ...[eq(valuations.pn, same.pn), eq(valuations.askedPn, same.askedPn), eq(valuations.day, same.day)],
    eq(valuations.recordVersion, same.recordVersion),
    ...[
      eq(valuations.model, same.model),
      eq(valuations.parameters, same.parameters),
      eq(valuations.cohort, same.cohort),
    ],
  )
  const find = async () => (await db.select({ id: valuations.id }).from(valuations).where(isSame))[0]?.id
  const known = await find()
  if (known !== undefined) return { id: known, isKnown: true }
  const id = chance(idBytes).toString('base64url')
  const at = now()
  await db
    .insert(valuations)
    .values({
      ...{ id, ...same, input, shown: shownOf(record), score, price, statusCode: prscode },
      ...{ createTime: at, usedTime: at },
    })
    .onConflictDoNothing()
  // Of two at once the faster has stored it.
  return { id: (await find()) ?? id, isKnown: false }
}
