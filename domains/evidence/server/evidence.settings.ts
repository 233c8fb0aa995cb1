import { defineSettings, setting, textSetting, wholeNumberSetting } from '@portal/platform/server'
import * as z from 'zod/mini'

const uscc = /^[0-9A-HJ-NPQRTUWXY]{18}$/

const usccSetting = () =>
  setting((text, refuse) => {
    if (text === undefined || uscc.test(text)) return text
    return refuse(`须为 18 位统一社会信用代码，现为“${text}”`)
  })

export type EvidenceSettings = {
  /** Who runs the portal, as statements and certificates name it; empty where it is not set. */
  operator: { name: string; uscc: string }
  /** For how many years the store locks the files of a sealed record against removal. */
  lockYears: number
  /** The commit of the running program, as statements name it. */
  commit: string
}

export const evidenceSettings = defineSettings(
  z.object({
    EVIDENCE_OPERATOR_NAME: textSetting(),
    SITE_COMPANY: textSetting(),
    EVIDENCE_OPERATOR_USCC: usccSetting(),
    EVIDENCE_LOCK_YEARS: wholeNumberSetting({ min: 1, max: 100 }),
    PORTAL_COMMIT: textSetting(),
  }),
  (values): EvidenceSettings => ({
    operator: {
      name: values.EVIDENCE_OPERATOR_NAME ?? values.SITE_COMPANY ?? '',
      uscc: values.EVIDENCE_OPERATOR_USCC ?? '',
    },
    lockYears: values.EVIDENCE_LOCK_YEARS ?? 10,
    commit: values.PORTAL_COMMIT ?? 'unknown',
  }),
)
