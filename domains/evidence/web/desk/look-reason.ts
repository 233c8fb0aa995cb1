import { revealForm } from '../../contract/desk.ts'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { evidenceLimits } from '../../contract/limits.ts'

/** The calls that list who has looked; they are made again after each look. */
export const lookReads = [evidenceDeskApi.deskDetail]

/** What `ReasonDialog` asks before a look at personal data. */
export const reasonForm = {
  schema: revealForm,
  max: evidenceLimits.revealReason,
  hint: '查看人、时间和原因，客户都看得到',
} as const
