import type { UploadRule } from '@portal/platform/web'
import { acceptOf, type Purpose, ruleOf } from '../contract/purposes.ts'

/** A purpose's limits as the upload control takes them. */
export const uploadRuleOf = (purpose: Purpose): UploadRule => {
  const { bytes, extensions, unsupported } = ruleOf(purpose)
  return { purpose, extensions, maxBytes: bytes, accept: acceptOf(purpose), unsupported }
}
