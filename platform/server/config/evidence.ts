import { startFailure } from '../start-failure.ts'

export type EvidenceConfig = {
  /** Who runs the portal, as statements and certificates name it; empty where it is not set. */
  operator: { name: string; uscc: string }
  /** Where clamd listens; none: what comes in is not scanned, and nobody says that it is. */
  scanner: { host: string; port: number } | undefined
  /** How long the store keeps what is sealed from being removed, in years. */
  lockYears: number
  /** The commit that runs, as statements name it. */
  commit: string
}

type Environment = Record<string, string | undefined>

const whole = (
  env: Environment,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number => {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw startFailure('config', `环境变量 ${name} 须为 ${min} 到 ${max} 的整数，现为“${text}”`)
}

const readUscc = (text: string | undefined): string => {
  if (!text) return ''
  if (/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return text
  throw startFailure('config', `EVIDENCE_OPERATOR_USCC 须为 18 位统一社会信用代码，现为“${text}”`)
}

export const readEvidence = (env: Environment): EvidenceConfig => ({
  operator: {
    name: env.EVIDENCE_OPERATOR_NAME || env.SITE_COMPANY || '',
    uscc: readUscc(env.EVIDENCE_OPERATOR_USCC),
  },
  scanner: env.CLAMAV_HOST
    ? { host: env.CLAMAV_HOST, port: whole(env, 'CLAMAV_PORT', 3310, { min: 1, max: 65_535 }) }
    : undefined,
  lockYears: whole(env, 'EVIDENCE_LOCK_YEARS', 10, { min: 1, max: 100 }),
  commit: env.PORTAL_COMMIT || 'unknown',
})
