import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { type FactLabel, factLabels } from '../../contract/fact-labels.ts'
import type { RecordDetail, RecordFact, RecordRow, RecordRows, RecordsQuery } from '../../contract/records.ts'
import { type FactName, noFacts, type PatentFacts } from '../facts.ts'
import { ensure } from '../failures.ts'
import { type PatentRecord, patentRecords } from '../patent.table.ts'
import { bibliography } from '../store-patents.ts'
import { eventMeaning } from './event-words.ts'
import { factWords } from './fact-words.ts'
import { findRecords, findSources } from './find-records.ts'

type Reading = Pick<Ctx, 'db'>

/** Records that were stored before a fact was known do not have it. */
const factsOf = ({ facts }: PatentRecord): PatentFacts => ({ ...noFacts, ...facts })

const statusPart = (record: PatentRecord): Pick<RecordRow, 'status' | 'statusAsOf'> => ({
  status: factsOf(record).status ?? 'UNKNOWN',
  statusAsOf: record.provenance.status?.asOf ?? null,
})

const rowOf = (record: PatentRecord): RecordRow => {
  const { pn, mayShow, isDemonstration, changeTime, provenance } = record
  const { title, applicants, filingDate } = factsOf(record)
  return {
    ...{ pn, mayShow, isDemonstration, filingDate, ...statusPart(record) },
    title: mayShow ? title : null,
    applicants: mayShow && applicants ? [...applicants] : null,
    sources: [...new Set(Object.values(provenance).map(({ source }) => source))].toSorted(),
    changeTime: changeTime.getTime(),
  }
}

/** All publications for the desk, in the order of their numbers. */
export const listRecords = async (ctx: Reading, { query }: { query: RecordsQuery }): Promise<RecordRows> => {
  const [{ rows, ...total }, sources] = await Promise.all([findRecords(ctx, query), findSources(ctx)])
  return { elements: rows.map(rowOf), ...total, sources }
}

const isBibliography = (name: FactName): boolean => bibliography.some((one) => one === name)

const factOf = (record: PatentRecord, name: FactLabel): RecordFact => {
  const { source, asOf, importId = null, overruled } = record.provenance[name] ?? {}
  const isHidden = !record.mayShow && isBibliography(name)
  const valueIn = <N extends FactName>(fact: N) => factWords(fact, factsOf(record)[fact])
  return {
    ...{ name, label: factLabels[name], hidden: isHidden, value: isHidden ? null : valueIn(name) },
    origin: source === undefined || asOf === undefined ? null : { source, asOf, importId },
    byEvents: overruled !== undefined,
    overruled: overruled
      ? {
          // Words tell of the status and the stability alone.
          value: factWords(name as 'status' | 'stability', overruled.value) ?? '',
          ...{ source: overruled.source, asOf: overruled.asOf },
        }
      : null,
  }
}

/** One publication, field by field with who told it. @throws AppFailure `record.not_found` */
export const readRecord = async ({ db }: Reading, { params }: { params: { pn: string } }): Promise<RecordDetail> => {
  const [record] = await db.select().from(patentRecords).where(eq(patentRecords.pn, params.pn))
  ensure(record, 'record.not_found')
  const { pn, applicationNumber, mayShow, isDemonstration, version, changeTime } = record
  const { title, events } = factsOf(record)
  const names = Object.keys(factLabels) as FactLabel[]
  return {
    ...{ pn, applicationNumber, mayShow, isDemonstration, version, ...statusPart(record) },
    title: mayShow ? title : null,
    changeTime: changeTime.getTime(),
    facts: names.map((name) => factOf(record, name)),
    events: (events ?? []).map(({ day, code, text = null, source }) => ({
      ...{ day, code, meaning: eventMeaning(code), text, source },
    })),
  }
}
