import { statusCodes, statusLabels } from '@portal/patentdata/proof'
import { findHidden, type Provenance } from '@portal/patentdata/server'
import type { Ctx } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import type { IndicatorLine, ValuationDetail } from '../contract/detail.ts'
import { valuationLimits } from '../contract/limits.ts'
import type { Cohort } from '../proof/cohort.ts'
import type { Note } from '../proof/notes/note.ts'
import type { IndicatorResult } from '../proof/quality.ts'
import { valuate } from '../proof/valuate.ts'
import { ensure } from './failures.ts'
import { grantNote } from './grant-note.ts'
import { type InForce, readNamed } from './in-force.ts'
import { factsOf } from './input-of.ts'
import { numbersOf } from './numbers.ts'
import { readCalibration } from './validation/calibration.ts'
import { type StoredValuation, valuations } from './valuation.table.ts'

const dayMs = 86_400_000
const notice = '本结果由公开数据和规则计算，仅供参考，不构成资产评估报告或法律意见，不作为质押定价的唯一依据。'

const isValuationId = (id: string): boolean => /^[\w-]{22}$/.test(id)

const textsOf = (notes: readonly Note[]): string[] => notes.map(({ text }) => text)

const nobody = { source: null, asOf: null }

/**
 * Who told the fact behind an indicator; of several facts the first that is known. The growth of a field that no source told was
 * counted with the cohort.
 */
const lineOf = (result: IndicatorResult, provenance: Provenance, { name, countedFrom }: Cohort): IndicatorLine => {
  const told = factsOf[result.key].flatMap((fact) => provenance[fact] ?? [])[0]
  const counted = result.key === 'mom' && countedFrom ? { source: `对照组${name}`, asOf: countedFrom.day } : nobody
  const from = told === undefined ? counted : { source: told.source, asOf: told.asOf }
  return { ...result, ...(result.missing ? nobody : from) }
}

const sourcesOf = (provenance: Provenance): ValuationDetail['sources'] => {
  const latest = new Map<string, string>()
  for (const { source, asOf } of Object.values(provenance)) {
    const before = latest.get(source)
    if (before === undefined || before < asOf) latest.set(source, asOf)
  }
  return [...latest].map(([name, asOf]) => ({ name, asOf }))
}

const joined = (list: readonly string[] | null): string | null => (list === null ? null : list.join(';'))

/** Codes of the CNIPR database: granted invention, published application, utility model. */
const kindCode = ({ pn, input }: StoredValuation): ValuationDetail['patk'] => {
  if (input.type === 'UTILITY') return 'SYXX'
  return pn.endsWith('A') ? 'FMZL' : 'FMSQ'
}

/** `isHidden`: a source has forbidden since then to show title and people. */
const recordPart = ({ pn, askedPn, input, shown }: StoredValuation, isHidden: boolean) => {
  const mayShow = shown.mayShow && !isHidden
  const { title, applicants, inventors, applicationNumber, publishedOn, isDemonstration } = shown
  return {
    ...{ pn, askedPn: askedPn === '' ? null : askedPn, an: applicationNumber },
    ...{ ti: mayShow ? title : null, pa: mayShow ? joined(applicants) : null, inn: mayShow ? joined(inventors) : null },
    ...{ ad: input.filingDate, pd: publishedOn, ipc: input.ipc.length === 0 ? null : input.ipc.join(';') },
    ...{ pic: null, mayShow, demonstration: isDemonstration },
  }
}

/** With what a stored valuation was made, and whether that was validated by then. */
type Made = InForce & { isCalibrated: boolean }

const modelPart = (
  { model, parameters, cohort, day }: StoredValuation,
  { cohort: { kind, countedFrom }, isCalibrated }: Made,
) => ({
  ...{ version: model, parameters, cohort, cohortKind: kind },
  ...{ cohortN: countedFrom?.n ?? null, cohortDay: countedFrom?.day ?? null, day, calibrated: isCalibrated },
})

/** A stored valuation, computed again from what was stored with it. @throws AppFailure `record.not_found` */
const detailOf = (stored: StoredValuation, made: Made, isHidden: boolean, now: Date): ValuationDetail => {
  const valued = valuate(stored.input, stored.day, made.parameters, made.cohort)
  ensure(valued.ok, 'record.not_found')
  const { provenance } = stored.shown
  const law = textsOf(valued.notes.law)
  return {
    id: stored.id,
    ...recordPart(stored, isHidden),
    patk: kindCode(stored),
    ...{ prscode: statusCodes[valued.status], statusText: statusLabels[valued.status] },
    statusAsOf: stored.input.statusAsOf ?? null,
    ...numbersOf(valued),
    technology: textsOf(valued.notes.technology),
    law: stored.askedPn === '' ? law : [grantNote(stored.pn), ...law],
    economics: textsOf(valued.notes.economics),
    indicators: valued.indicators.map((result) => lineOf(result, provenance, made.cohort)),
    model: modelPart(stored, made),
    ...{ sources: sourcesOf(provenance), notice, expiresAt: now.getTime() + valuationLimits.keptDays * dayMs },
  }
}

type Reading = Pick<Ctx, 'db' | 'now'>

/** The detail of these ids in their order, which keeps them for another thirty days. */
const readDetails = async (ctx: Reading, ids: readonly string[]): Promise<ValuationDetail[]> => {
  const { db, now } = ctx
  ensure(ids.every(isValuationId), 'record.not_found')
  const rows = await db
    .select()
    .from(valuations)
    .where(inArray(valuations.id, [...ids]))
  const at = now()
  const stale = rows.filter(({ usedTime }) => at.getTime() - usedTime.getTime() > dayMs).map(({ id }) => id)
  if (stale.length > 0) await db.update(valuations).set({ usedTime: at }).where(inArray(valuations.id, stale))
  const isCalibrated = await readCalibration(db)
  const hidden = await findHidden(
    { db },
    rows.map(({ pn }) => pn),
  )
  const read = async (id: string): Promise<ValuationDetail> => {
    const row = rows.find((one) => one.id === id)
    ensure(row, 'record.not_found')
    const made = await readNamed(ctx, row)
    ensure(made, 'record.not_found')
    const { parameters, cohort, createTime } = row
    const calibrated = { ...made, isCalibrated: isCalibrated({ parameters, cohort, at: createTime }) }
    return detailOf(row, calibrated, hidden.has(row.pn), at)
  }
  return await Promise.all(ids.map(read))
}

/** One valuation; who has its id may read it. @throws AppFailure `record.not_found` */
export const viewValuation = async (ctx: Reading, { query }: { query: { id: string } }): Promise<ValuationDetail> => {
  const [detail] = await readDetails(ctx, [query.id])
  ensure(detail, 'record.not_found')
  return detail
}

/** Two to five valuations, in the order in which they were asked for. @throws AppFailure `record.not_found` */
export const compareValuations = async (
  ctx: Reading,
  { query }: { query: { ids: string[] } },
): Promise<{ elements: ValuationDetail[] }> => ({ elements: await readDetails(ctx, query.ids) })
