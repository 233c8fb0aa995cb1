import { startFailure } from '../start-failure.ts'

/** How evidence is proved, as it was written down; the domain of proofs knows what it means and judges it. */
export type ProofsConfig = {
  /** A JSON file with what the variables would say, under `log`, `witnesses`, `tsa` and `anchor`. */
  file: string | undefined
  logOrigin: string | undefined
  logKey: string | undefined
  /** Keys of logs that ended, by comma. */
  formerLogs: string | undefined
  /** `<size>:<root>` that the operator vouches for where the signer's own memory was lost. */
  logRecovery: string | undefined
  witnesses: unknown
  tsa: unknown
  anchor: unknown
}

type Environment = Record<string, string | undefined>

const readJson = (name: string, text: string | undefined): unknown => {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw Object.assign(startFailure('config', `${name} 须为 JSON`), { cause })
  }
}

export const readProofs = (env: Environment): ProofsConfig => ({
  file: env.EVIDENCE_PROOFS_FILE || undefined,
  logOrigin: env.EVIDENCE_LOG_ORIGIN || undefined,
  logKey: env.EVIDENCE_LOG_KEY || undefined,
  formerLogs: env.EVIDENCE_LOG_FORMER || undefined,
  logRecovery: env.EVIDENCE_LOG_RECOVERY || undefined,
  witnesses: readJson('EVIDENCE_WITNESSES', env.EVIDENCE_WITNESSES),
  tsa: readJson('EVIDENCE_TSA', env.EVIDENCE_TSA),
  anchor: readJson('EVIDENCE_ANCHOR', env.EVIDENCE_ANCHOR),
})
