import { anchorFindings } from './anchor-claim.ts'
import type { Findings, ProofBundle } from './findings.ts'
import { logFindings } from './log-claims.ts'
import { timeFindings } from './time-claims.ts'

/** Everything that stands behind one statement. */
export const proofFindings = async (bundle: ProofBundle): Promise<Findings> => {
  const log = logFindings(bundle)
  const time = await timeFindings(bundle)
  const anchor = anchorFindings(bundle, log.log)
  return {
    claims: [...log.claims, ...time.claims, ...anchor.claims],
    times: [...log.times, ...time.times, ...anchor.times],
    log: log.log,
  }
}
