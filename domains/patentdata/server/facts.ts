import type { Stability, Status } from '../proof/vocabulary.ts'
import type { LegalEvent } from './events/fold-events.ts'

/** A legal event, and the source that told it first. */
export type PatentEvent = LegalEvent & { source: string }

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
  /** Legal events in the order of their days. */
  events: readonly PatentEvent[] | null
}
export type FactName = keyof PatentFacts

/** What one source tells of a publication; `status` is what its words say. */
export type ToldFacts = Partial<Omit<PatentFacts, 'events'>> & { events?: readonly LegalEvent[] | null }

export const noFacts: PatentFacts = {
  ...{ title: null, applicants: null, inventors: null, filingDate: null, publishedOn: null, ipc: null },
  ...{ claims: null, firstClaimChars: null, pages: null, bwd: null, fwd: null, fwdSelf: null },
  ...{ originality: null, generality: null, familyCountries: null, transfers: null, licences: null, pledges: null },
  ...{ litigations: null, stability: null, ipcGrowth5y: null, termExtensionDays: null, status: null, events: null },
}
export const factNames = Object.keys(noFacts) as FactName[]

/** Who told a fact, the day up to which that source is true, and by which import it came. */
export type FactSource = {
  source: string
  asOf: string
  importId?: string
  /** The licence of the source forbids to show title and people. */
  mayShow?: false
}

/**
 * Where a fact comes from. One that legal events decide comes from whoever told them; `overruled` then is what a source had said
 * of it in words, null where none had.
 */
export type FactOrigin = FactSource & { overruled?: (FactSource & { value: Status | Stability }) | null }
export type Provenance = Partial<Record<FactName, FactOrigin>>

export type KnownFacts = { facts: PatentFacts; provenance: Provenance }
