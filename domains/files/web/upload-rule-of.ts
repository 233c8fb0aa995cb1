import type { UploadRule } from '@portal/platform/web'
import { acceptOf, type Purpose, ruleOf } from '../contract/purposes.ts'

/** The limits of a purpose in the form that the upload control takes. */
export const uploadRuleOf = (purpose: Purpose): UploadRule => {
  const { bytes, extensions, unsupported } = ruleOf(purpose)
  return { purpose, extensions, maxBytes: bytes, accept: acceptOf(purpose), unsupported }
}
