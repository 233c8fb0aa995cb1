import type { FactName, PatentFacts, PatentRecord } from '@portal/patentdata/server'
import { type Cohort, mainGroupOf } from '../proof/cohort.ts'
import type { IndicatorKey } from '../proof/indicators.ts'
import type { ValuationInput } from '../proof/valuation-input.ts'

/** The sum of what is known; null where nothing is. */
const sumOfKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const countOf = (list: readonly string[] | null): number | null => (list === null ? null : list.length)

/** What a source tells of the growth of the main group, else what the cohort has counted. */
const growthOf = ({ ipcGrowth5y, ipc }: PatentFacts, cohort: Cohort): number | null => {
  const mainClass = ipc?.[0]
  return ipcGrowth5y ?? (mainClass === undefined ? null : cohort.growthOf(mainGroupOf(mainClass)))
}

/**
 * What the model reads of a record, with what the cohort knows of its field, so that the result can be computed again from
 * the input alone. A publication that ends in U or Y is a utility model.
 */
export const inputOf = ({ pn, facts, provenance }: PatentRecord, cohort: Cohort): ValuationInput => {
  const { ipc, inventors, transfers, licences, pledges } = facts
  return {
    type: /[UY]$/.test(pn) ? 'UTILITY' : 'INVENTION',
    status: facts.status ?? 'UNKNOWN',
    statusAsOf: provenance.status?.asOf ?? null,
    filingDate: facts.filingDate,
    ipc: ipc ?? [],
    ...{ fwd: facts.fwd, fwdSelf: facts.fwdSelf, bwd: facts.bwd },
    ...{ originality: facts.originality, generality: facts.generality },
    ipcGroups: ipc === null ? null : new Set(ipc.map(mainGroupOf)).size,
    inventors: countOf(inventors),
    ...{ pages: facts.pages, claims: facts.claims, firstClaimChars: facts.firstClaimChars },
    ...{ stability: facts.stability, litigations: facts.litigations, familyCountries: facts.familyCountries },
    opEvents: sumOfKnown([transfers, licences, pledges]),
    ...{ ipcGrowth5y: growthOf(facts, cohort), termExtensionDays: facts.termExtensionDays },
  }
}

/** The facts from which each indicator is measured; of several the first that somebody told names the source. */
export const factsOf: Readonly<Record<IndicatorKey, readonly (keyof PatentFacts & FactName)[]>> = {
  cit: ['fwd'],
  bwd: ['bwd'],
  orig: ['originality'],
  gen: ['generality'],
  ipc: ['ipc'],
  inv: ['inventors'],
  doc: ['pages'],
  claims: ['claims'],
  brevity: ['firstClaimChars'],
  stab: ['stability'],
  litig: ['litigations'],
  fam: ['familyCountries'],
  op: ['transfers', 'licences', 'pledges'],
  mom: ['ipcGrowth5y'],
}
