import type { Stability, Status } from '../proof/vocabulary.ts'

/**
 * What is known of a publication. `null` is unknown, 0 and an empty list are known to be nothing. Days are `YYYY-MM-DD`.
 */
export type PatentFacts = {
  title: string | null
  applicants: readonly string[] | null
  inventors: readonly string[] | null
  filingDate: string | null
  publishedOn: string | null
  /** Classes of the IPC, the main class first. */
  ipc: readonly string[] | null
  claims: number | null
  firstClaimChars: number | null
  pages: number | null
  /** Patents that it cites. */
  bwd: number | null
  /** Citations by others, its own ones not included. */
  fwd: number | null
  fwdSelf: number | null
  /** 0 to 1. */
  originality: number | null
  /** 0 to 1. */
  generality: number | null
  /** Codes of two letters. */
  familyCountries: readonly string[] | null
  transfers: number | null
  licences: number | null
  pledges: number | null
  litigations: number | null
  stability: Stability | null
  ipcGrowth5y: number | null
  termExtensionDays: number | null
  status: Status | null
}
export type FactName = keyof PatentFacts

export const noFacts: PatentFacts = {
  ...{ title: null, applicants: null, inventors: null, filingDate: null, publishedOn: null, ipc: null },
  ...{ claims: null, firstClaimChars: null, pages: null, bwd: null, fwd: null, fwdSelf: null },
  ...{ originality: null, generality: null, familyCountries: null, transfers: null, licences: null, pledges: null },
  ...{ litigations: null, stability: null, ipcGrowth5y: null, termExtensionDays: null, status: null },
}
const factNames = Object.keys(noFacts) as FactName[]

/** Where a fact comes from, and the day up to which its source is true. */
export type FactSource = { source: string; asOf: string }
export type Provenance = Partial<Record<FactName, FactSource>>

type Known = { facts: PatentFacts; provenance: Provenance }

/**
 * Lays what a source tells over what is known, field by field: a newer day wins, an older one only fills gaps, and what the source
 * does not tell stays as it is.
 */
export const mergeFacts = (known: Known, told: Partial<PatentFacts>, from: FactSource): Known => {
  const taken = factNames.filter((name) => {
    const before = known.provenance[name]
    return (told[name] ?? null) !== null && (before === undefined || before.asOf <= from.asOf)
  })
  return {
    facts: { ...known.facts, ...Object.fromEntries(taken.map((name) => [name, told[name]])) },
    provenance: { ...known.provenance, ...Object.fromEntries(taken.map((name) => [name, from])) },
  }
}
