import type { Finding } from './finding.ts'
import type { PrecheckForm } from './rule.ts'

type Values = Readonly<Record<string, unknown>>

/** A seizure has three working days and an appeal a few: there nothing stands between the button and the desk. */
export const isUrgent = (form: PrecheckForm, { requirementType }: Values): boolean =>
  form === 'request-7' || requirementType === 2

/** Whether it is time to tell a finding: not of a field that nobody has come to yet, which would only be in the way. */
export const isDue = ({ field }: Pick<Finding, 'field'>, values: Values): boolean => {
  if (field === 'voucher' || field === 'right') return true
  const value = values[field]
  return typeof value === 'string' && value.trim() !== ''
}
