import { fromBase64, toBase64 } from './base64.ts'
import { type Checkpoint, type CheckpointFault, openCheckpoint } from './checkpoint.ts'
import { type Cosigned, cosignersOf, type WitnessPolicy } from './cosignature.ts'
import { hashLeaf } from './merkle.ts'
import { verifyInclusion } from './merkle-check.ts'
import type { VerifierKey } from './signed-note.ts'

/** c2sp.org/tlog-proof: everything that a verifier needs to see, without a network, that a leaf is in a signed log. */
export type LogProof = { index: number; hashes: Uint8Array[]; checkpoint: string }

const firstLine = 'c2sp.org/tlog-proof@v1'
const form =
  /^c2sp\.org\/tlog-proof@v1\n(?:extra [A-Za-z0-9+/]*=*\n)?index (?<digits>0|[1-9][0-9]{0,15})\n(?<lines>(?:[A-Za-z0-9+/]{43}=\n){0,63})\n(?<checkpoint>[\s\S]+)$/

export const logProofText = ({ index, hashes, checkpoint }: LogProof): string =>
  `${firstLine}\nindex ${index}\n${hashes.map((hash) => `${toBase64(hash)}\n`).join('')}\n${checkpoint}`

/** Reads the text of a proof without verifying it; undefined for any other text. */
export const readLogProof = (text: string): LogProof | undefined => {
  const { digits, lines = '', checkpoint } = form.exec(text)?.groups ?? {}
  const coded = lines.split('\n').slice(0, -1)
  const hashes = coded.map(fromBase64).filter((hash) => hash !== undefined)
  if (checkpoint === undefined || hashes.length !== coded.length) return undefined
  return { index: Number(digits), hashes, checkpoint }
}

export type LogFault = CheckpointFault | 'inclusion' | 'quorum'
/** What a valid proof shows. `cosigners` may be fewer than the policy asks for only where the verdict's `fault` says so. */
export type LogFacts = { index: number; checkpoint: Checkpoint; cosigners: Cosigned[] }

/**
 * Judges a proof by keys that come from outside the proof. The fault `quorum` says: the log's own signature and the tree
 * hold, but too few of the witnesses signed; the verdict then carries the facts too.
 */
export const verifyLogProof = (input: {
  proof: string
  leaf: Uint8Array
  logs: readonly VerifierKey[]
  policy: WitnessPolicy
}): LogFacts | { fault: LogFault; facts?: LogFacts } => {
  const proof = readLogProof(input.proof)
  if (!proof) return { fault: 'unreadable' }
  const opened = openCheckpoint(proof.checkpoint, input.logs)
  if ('fault' in opened) return opened
  const { checkpoint, note } = opened
  const { index, hashes } = proof
  const { size, root } = checkpoint
  if (!verifyInclusion({ index, size, leafHash: hashLeaf(input.leaf), proof: hashes, root }))
    return { fault: 'inclusion' }
  const facts: LogFacts = { index, checkpoint, cosigners: cosignersOf(note, input.policy) }
  return facts.cosigners.length >= input.policy.quorum ? facts : { fault: 'quorum', facts }
}
