import type { FactName, PatentFacts, PatentRecord } from '@portal/patentdata/server'
import type { IndicatorKey } from '../proof/indicators.ts'
import type { ValuationInput } from '../proof/valuation-input.ts'

/** A main group of the IPC: `H04L9/08` is in H04L9. */
const groupOf = (ipc: string): string => ipc.replace(/\/.*$/, '').replaceAll(/\s/g, '').toUpperCase()

/** The sum of what is known; null where nothing is. */
const sumOfKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const countOf = (list: readonly string[] | null): number | null => (list === null ? null : list.length)

/** What the model reads of a record. A publication that ends in U or Y is a utility model. */
export const inputOf = ({ pn, facts, provenance }: PatentRecord): ValuationInput => {
  const { ipc, inventors, transfers, licences, pledges } = facts
  return {
    type: /[UY]$/.test(pn) ? 'UTILITY' : 'INVENTION',
    status: facts.status ?? 'UNKNOWN',
    statusAsOf: provenance.status?.asOf ?? null,
    filingDate: facts.filingDate,
    ipc: ipc ?? [],
    ...{ fwd: facts.fwd, fwdSelf: facts.fwdSelf, bwd: facts.bwd },
    ...{ originality: facts.originality, generality: facts.generality },
    ipcGroups: ipc === null ? null : new Set(ipc.map(groupOf)).size,
    inventors: countOf(inventors),
    ...{ pages: facts.pages, claims: facts.claims, firstClaimChars: facts.firstClaimChars },
    ...{ stability: facts.stability, litigations: facts.litigations, familyCountries: facts.familyCountries },
    opEvents: sumOfKnown([transfers, licences, pledges]),
    ...{ ipcGrowth5y: facts.ipcGrowth5y, termExtensionDays: facts.termExtensionDays },
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
