import type { PatentType, Stability, Status } from '@portal/patentdata/proof'

/** What the model reads of a patent. `null` is unknown, 0 and an empty list are known to be nothing. */
export type ValuationInput = {
  readonly type: PatentType
  readonly status: Status
  /** The day of which the source tells the status, `YYYY-MM-DD`; the sentence about the status names it. */
  readonly statusAsOf?: string | null
  /** `YYYY-MM-DD`. */
  readonly filingDate: string | null
  /** Classes of the IPC, the main class first, as in `H04L9/08`. */
  readonly ipc: readonly string[]
  /** Citations of the family by others, its own ones not included. */
  readonly fwd: number | null
  readonly fwdSelf: number | null
  /** Patents that it cites. */
  readonly bwd: number | null
  /** 0 to 1. */
  readonly originality: number | null
  /** 0 to 1. */
  readonly generality: number | null
  /** How many main groups of the IPC. */
  readonly ipcGroups: number | null
  /** How many inventors. */
  readonly inventors: number | null
  readonly pages: number | null
  /** How many claims. */
  readonly claims: number | null
  readonly firstClaimChars: number | null
  readonly stability: Stability | null
  readonly litigations: number | null
  /** Codes of two letters, `EP` among them; `CN` may be left out. */
  readonly familyCountries: readonly string[] | null
  /** Transfers, licences and pledges together. */
  readonly opEvents: number | null
  /** Growth of the main group within five years: 0.3 is 30 % more. */
  readonly ipcGrowth5y: number | null
  readonly termExtensionDays: number | null
}
