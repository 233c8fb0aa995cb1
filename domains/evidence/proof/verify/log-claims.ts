import {
  type Cosigned,
  type LogFault,
  leafText,
  readLogProof,
  readVkey,
  toBase64,
  verifyLogProof,
} from '@portal/proofs/proof'
import { proofNames } from '../package/layout.ts'
import type { Findings, LogPosition, ProofBundle } from './findings.ts'
import { claim, type ReasonName } from './reasons.ts'

const textOf = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes)

const keysOf = (texts: readonly string[]) => texts.map(readVkey).filter((key) => key !== undefined)

const faultReasons = {
  unreadable: 'log_unreadable',
  log_unknown: 'log_unknown',
  log_signature: 'log_signature',
  inclusion: 'log_inclusion',
  quorum: 'log_included',
} satisfies Record<LogFault, ReasonName>

const refused = (name: ReasonName): Findings => ({
  claims: [claim('log', name), claim('witness', 'witness_open')],
  times: [],
  log: null,
})

const witnessTimes = (cosigners: readonly Cosigned[]): Findings['times'] =>
  cosigners.map(({ witness, seconds }) => ({ source: 'witness', name: witness.name, at: seconds * 1000 }))

/** Judges whether the leaf of the statement is in a log whose key is pinned, and whether enough witnesses cosigned that log. */
export const logFindings = ({ digests, files, pins }: ProofBundle): Findings => {
  const proof = textOf(files.get(proofNames.logProof))
  const leaf = textOf(files.get(proofNames.leaf))
  const checkpoint = textOf(files.get(proofNames.checkpoint))
  if (leaf !== undefined && leaf !== leafText(digests)) return refused('log_leaf')
  if (proof === undefined) return refused('log_missing')
  if (checkpoint !== undefined && readLogProof(proof)?.checkpoint !== checkpoint) return refused('log_checkpoint')
  if (pins.logs.length === 0) return refused('log_unpinned')

  const { quorum, keys } = pins.witnesses
  const verdict = verifyLogProof({
    proof,
    leaf: new TextEncoder().encode(leafText(digests)),
    logs: keysOf(pins.logs),
    policy: { quorum, witnesses: keysOf(keys) },
  })
  const facts = 'fault' in verdict ? verdict.facts : verdict
  if (!facts) return refused('fault' in verdict ? faultReasons[verdict.fault] : 'log_unreadable')

  const { origin, size, root } = facts.checkpoint
  const log: LogPosition = { origin, index: facts.index, size, root: toBase64(root) }
  const seen = facts.cosigners.map(({ witness }) => witness.name)
  const witness = quorum === 0 ? 'witness_none' : seen.length < quorum ? 'witness_few' : 'witness_seen'
  return {
    claims: [claim('log', 'log_included', [`${origin} #${log.index} / ${size}`]), claim('witness', witness, seen)],
    times: witnessTimes(facts.cosigners),
    log,
  }
}
