import { createHash } from 'node:crypto'
import type { Config } from '@portal/platform/server'
import { proofsSettings } from './proofs.settings.ts'

/**
 * The proofs that a statement is to get, as the settings of this moment order them. `timestamps`: SHA-256 of the root
 * certificates of the authorities, hex; each stamps the statement, one of them its checkpoint.
 */
export type OrderedProofs = {
  timestamps: string[]
  checkpointTimestamps: number
  /** So many witnesses must cosign. */
  witnesses: number
  /** Numbers of the chains onto which the checkpoint is written. */
  anchors: number[]
}

/** What a statement that is made now may say of the proofs to come: whoever has it can tell later what is missing. */
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
