import type { Day } from '@portal/platform/contract'
import type { ActorCtx } from '@portal/platform/server'
import type { RightFacts } from '@portal/rights/contract'

type VaultCtx = ActorCtx<'cipher'>

/** The recordal that customs granted for a sheet, as the vault keeps it. */
export type Recorded = { recordNum: string; recordBeginDate: Day; recordEndDate: Day }

/** What a sheet says of a right, for the vault to keep. */
export type SaidOfRight = {
  facts: RightFacts
  /** The id of the sheet. */
  ref: string
  savedAt: Date
  rightId: string | null
  recordalId: string | null
  recordal: Recorded | null
  /**
   * Since when (epoch ms) the sheet itself reminded of the recordal's end, and the first day whose reminder it did not send; null
   * where it sent all of them.
   */
  told?: { since: number; nextOn: Day | null }
}

/** The vault of rights, which is the home of recordals and reminds of them. The composition root hands it over. */
export type Vault = {
  /** The caller's own recordals of these ids; one that he has removed is missing. */
  findRecordals: (ctx: Pick<VaultCtx, 'db' | 'actor'>, ids: readonly string[]) => Promise<ReadonlyMap<string, Recorded>>
  /** The right that the caller may fill a sheet from; undefined for any other. */
  findRight: (
    ctx: Pick<VaultCtx, 'db' | 'actor' | 'cipher' | 'now'>,
    id: string,
  ) => Promise<{ version: number; facts: RightFacts } | undefined>
  /** @throws AppFailure `record.not_found` for a right that is not the caller's to use */
  getRight: (ctx: VaultCtx, id: string) => Promise<{ version: number; facts: RightFacts }>
  /** Keeps what sheets of the caller say, in his transaction, and has him reminded; answers where, in the same order. */
  keep: (
    ctx: VaultCtx,
    said: readonly SaidOfRight[],
  ) => Promise<readonly { rightId: string; rightVersion: number; recordalId: string | null }[]>
}
