import { anchorFindings } from './anchor-claim.ts'
import type { ProofBundle } from './findings.ts'
import { logFindings } from './log-claims.ts'
import { type TimeFindings, timeFindings } from './time-claims.ts'

/** Judges all proofs of one statement: log and witnesses, time-stamps, and anchor. */
export const proofFindings = async (bundle: ProofBundle): Promise<TimeFindings> => {
  const log = logFindings(bundle)
  const time = await timeFindings(bundle)
  const anchor = anchorFindings(bundle, log.log)
  return {
    claims: [...log.claims, ...time.claims, ...anchor.claims],
    times: [...log.times, ...time.times, ...anchor.times],
    log: log.log,
    tokens: time.tokens,
  }
}
