import type { Matter, MatterPart } from '../contract/matter.ts'
import type { SignedInCtx } from './context.ts'

/**
 * The key of a matter and the two moments by which its part of the list is sorted: `at`, when it is due or when it ended, null
 * stands last; and of matters with the same `at` the one with the later `newness` stands first.
 */
export type RankedMatter = { id: string; at: number | null; newness: number }

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
  /**
   * The first of them in the order of the part, and how many there are in all. The first ones must be chosen by `at` and
   * `newness` too: chosen in any other order, matters are lost between the pages of the joined list. A deep page ranks all
   * matters before it, so that nothing is read here that only `read` needs.
   */
  rank: (ctx: SignedInCtx, wanted: WantedMatters) => Promise<{ ranked: RankedMatter[]; total: number }>
  /** The matters of these keys, which `rank` has answered for the same caller; one that is gone meanwhile is left out. */
  read: (ctx: SignedInCtx, ids: readonly string[]) => Promise<ReadonlyMap<string, Matter>>
}
