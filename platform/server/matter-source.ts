import type { Matter, MatterPart } from '../contract/matter.ts'
import type { SignedInCtx } from './context.ts'

/** A matter with the moment by which its part of the list is sorted: when it is due, or when it ended; null stands last. */
export type FoundMatter = { matter: Matter; at: number | null }

export type WantedMatters = {
  part: MatterPart
  /** A part of a number, of goods, a mark, a fair or a name; empty means all. */
  keyword: string
  /** The most matters to answer. */
  most: number
}

/**
 * The caller's own matters of one domain, for the list that joins the matters of all domains. What is whose is a condition in
 * SQL, as everywhere.
 */
export type MatterSource = {
  /** How many matters the caller has, by tab and part. */
  count: (ctx: SignedInCtx) => Promise<readonly { active: number; part: MatterPart; count: number }[]>
  /** The first of them in the order of the part, by `at`, and how many there are in all. */
  find: (ctx: SignedInCtx, wanted: WantedMatters) => Promise<{ found: FoundMatter[]; total: number }>
}
