import { utf8ToBytes } from '@noble/hashes/utils.js'
import {
  certificateBytes,
  isUndecided,
  type Pins,
  readLogProof,
  readNote,
  type TimestampFault,
  type TimestampVerdict,
  timestampFaults,
  verifyTimestamp,
} from '@portal/proofs/proof'
import { digestsOf, sm3Of } from '../package/digests.ts'
import { proofNames, tokensOf } from '../package/layout.ts'
import { type Findings, type ProofBundle, type TimeFact, timeText } from './findings.ts'
import { type Claim, type ClaimId, claim } from './reasons.ts'

type Target = {
  id: ClaimId
  target: 'statement' | 'checkpoint'
  source: TimeFact['source']
  data: Uint8Array
}
/** A valid token: its SHA-256 and that of the pinned root (hex), and when the certificate that signed it ends (epoch ms). */
export type TokenFact = { target: 'statement' | 'checkpoint'; sha256: string; root: string; until: number }
export type Judged = { fact: TimeFact; token: Omit<TokenFact, 'target'> } | { fault: TimestampFault }
export type TimeFindings = Findings & { tokens: TokenFact[] }

/** Faults that only say that the token is not of this authority. */
const ofAnother: readonly TimestampFault[] = ['chain_incomplete', 'chain_signature', 'policy']

/** Judges a token by each pinned authority and its policies. If none fits, the fault is that of the best fitting authority. */
export const judgeToken = async (
  token: Uint8Array,
  { source, data }: Pick<Target, 'source' | 'data'>,
  pins: Pins,
): Promise<Judged> => {
  const faults: TimestampFault[] = []
  for (const { name, root, policies } of pins.timestamps) {
    const certificate = certificateBytes(root) ?? new Uint8Array()
    const check = { token, data, roots: [certificate], policies, sm3: sm3Of }
    const verdict: TimestampVerdict = await verifyTimestamp(check)
    if (verdict.ok) {
      const { genTime: at, notAfter: until } = verdict.facts
      const [own, issuer] = await Promise.all([digestsOf([token]), digestsOf([certificate])])
      return { fact: { source, name, at }, token: { sha256: own.sha256, root: issuer.sha256, until } }
    }
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

const judgeTarget = async (bundle: ProofBundle, target: Target): Promise<TimeFindings> => {
  const { files, pins } = bundle
  const tokens = tokensOf(target.target, [...files.keys()])
  const only = (one: Claim): TimeFindings => ({ claims: [one], times: [], log: null, tokens: [] })
  if (tokens.length === 0) {
    return only(claim(target.id, pins.timestamps.length > 0 ? 'time_withheld' : 'time_none'))
  }
  if (pins.timestamps.length === 0) return only(claim(target.id, 'time_unpinned'))
  const bytes = tokens.map((name) => files.get(name)).filter((token) => token !== undefined)
  const judged = await Promise.all(bytes.map((token) => judgeToken(token, target, pins)))
  const held = judged.filter((one) => 'fact' in one)
  return {
    claims: [judgedClaim(target.id, judged)],
    times: held.map(({ fact }) => fact),
    log: null,
    tokens: held.map(({ token }) => ({ target: target.target, ...token })),
  }
}

/** Judges the tokens over the statement, and those over the checkpoint of the log in which the statement is. */
export const timeFindings = async (bundle: ProofBundle): Promise<TimeFindings> => {
  const { files } = bundle
  const textOf = (name: string): string => new TextDecoder().decode(files.get(name))
  // Without a checkpoint file the checkpoint is taken from the proof of the log, which holds it too.
  const written = files.has(proofNames.checkpoint)
    ? textOf(proofNames.checkpoint)
    : readLogProof(textOf(proofNames.logProof))?.checkpoint
  // The time-stamp is over the lines that the log signs, without signatures: witnesses add theirs later.
  const signed = written === undefined ? undefined : readNote(written)?.text
  const checkpoint = utf8ToBytes(signed ?? '')
  const [first, second] = await Promise.all([
    judgeTarget(bundle, { id: 'time', target: 'statement', source: 'timestamp', data: bundle.statement }),
    judgeTarget(bundle, { id: 'checkpointTime', target: 'checkpoint', source: 'checkpoint', data: checkpoint }),
  ])
  return {
    claims: [...first.claims, ...second.claims],
    times: [...first.times, ...second.times],
    log: null,
    tokens: [...first.tokens, ...second.tokens],
  }
}
