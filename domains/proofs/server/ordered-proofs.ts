import { createHash } from 'node:crypto'
import type { Config } from '@portal/platform/server'
import { proofsSettings } from './proofs.settings.ts'

/**
 * The proofs that a statement is to get by the settings of this moment. `timestamps`: SHA-256 of the root certificates of
 * the authorities, in hex; each authority stamps the statement, and one of them stamps its checkpoint.
 */
export type OrderedProofs = {
  timestamps: string[]
  checkpointTimestamps: number
  /** How many witnesses must cosign. */
  witnesses: number
  /** The ids of the chains onto which the checkpoint is written. */
  anchors: number[]
}

/**
 * What a statement that is made now says of the proofs to come: whoever holds the statement can tell later which one is
 * missing.
 */
export const orderedProofs = (config: Config): OrderedProofs => {
  const { authorities, quorum, chain } = proofsSettings(config)
  return {
    timestamps: authorities.flatMap(({ roots }) =>
      roots.map((root) => createHash('sha256').update(root).digest('hex')),
    ),
    checkpointTimestamps: authorities.length > 0 ? 1 : 0,
    witnesses: quorum,
    anchors: chain ? [chain.chainId] : [],
  }
}
