import { utf8ToBytes } from '@noble/hashes/utils.js'
import {
  certificateBytes,
  isUndecided,
  type Pins,
  readNote,
  type TimestampFault,
  type TimestampVerdict,
  timestampFaults,
  verifyTimestamp,
} from '@portal/proofs/proof'
import { sm3Of } from '../package/digests.ts'
import { proofNames, tokensOf } from '../package/layout.ts'
import { type Findings, type ProofBundle, type TimeFact, timeText } from './findings.ts'
import { type Claim, type ClaimId, claim } from './reasons.ts'

type Target = {
  id: ClaimId
  target: 'statement' | 'checkpoint'
  source: TimeFact['source']
  data: Uint8Array
}
type Judged = { fact: TimeFact } | { fault: TimestampFault }

/** Faults that say no more than "not this authority". */
const ofAnother: readonly TimestampFault[] = ['chain_incomplete', 'chain_signature', 'policy']

/** By each pinned authority with its own policies; the fault told is of the one that fits best. */
const judgeToken = async (token: Uint8Array, { source, data }: Target, pins: Pins): Promise<Judged> => {
  const faults: TimestampFault[] = []
  for (const { name, root, policies } of pins.timestamps) {
    const check = {
      token,
      data,
      roots: [certificateBytes(root) ?? new Uint8Array()],
      policies,
      sm3: sm3Of,
    }
    const verdict: TimestampVerdict = await verifyTimestamp(check)
    if (verdict.ok) return { fact: { source, name, at: verdict.facts.genTime } }
    faults.push(verdict.fault)
  }
  return { fault: faults.find((fault) => !ofAnother.includes(fault)) ?? faults[0] ?? 'no_roots' }
}

const judgedClaim = (id: ClaimId, judged: readonly Judged[]): Claim => {
  const faults = judged.flatMap((one) => ('fault' in one ? [one.fault] : []))
  const wrong = faults.filter((fault) => !isUndecided(fault))
  const told = (list: readonly TimestampFault[]) => list.map((fault) => ({ zh: timestampFaults[fault], en: fault }))
  if (wrong.length > 0) return claim(id, 'time_refused', told(wrong))
  if (faults.length > 0) return claim(id, 'time_undecided', told(faults))
  return claim(
    id,
    'time_stamped',
    judged.flatMap((one) => ('fact' in one ? [timeText(one.fact)] : [])),
  )
}

const judgeTarget = async (bundle: ProofBundle, target: Target): Promise<Findings> => {
  const { files, pins } = bundle
  const tokens = tokensOf(target.target, [...files.keys()])
  const only = (one: Claim): Findings => ({ claims: [one], times: [], log: null })
  if (tokens.length === 0) {
    return only(claim(target.id, pins.timestamps.length > 0 ? 'time_withheld' : 'time_none'))
  }
  if (pins.timestamps.length === 0) return only(claim(target.id, 'time_unpinned'))
  const bytes = tokens.map((name) => files.get(name)).filter((token) => token !== undefined)
  const judged = await Promise.all(bytes.map((token) => judgeToken(token, target, pins)))
  const times = judged.flatMap((one) => ('fact' in one ? [one.fact] : []))
  return { claims: [judgedClaim(target.id, judged)], times, log: null }
}

/** The tokens over the statement, and those over the checkpoint that it is under. */
export const timeFindings = async (bundle: ProofBundle): Promise<Findings> => {
  const written = bundle.files.get(proofNames.checkpoint)
  // What is stamped are the lines that the log signs: witnesses add theirs later.
  const signed = written && readNote(new TextDecoder().decode(written))?.text
  const checkpoint = utf8ToBytes(signed ?? '')
  const [first, second] = await Promise.all([
    judgeTarget(bundle, { id: 'time', target: 'statement', source: 'timestamp', data: bundle.statement }),
    judgeTarget(bundle, { id: 'checkpointTime', target: 'checkpoint', source: 'checkpoint', data: checkpoint }),
  ])
  return { claims: [...first.claims, ...second.claims], times: [...first.times, ...second.times], log: null }
}
