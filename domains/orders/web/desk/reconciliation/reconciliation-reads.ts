import { reconciliationApi } from '../../../contract/reconciliation/reconciliation-endpoints.ts'

/** The calls that show reconciliation; they are repeated after each act. */
export const reconciliationReads = [reconciliationApi.days, reconciliationApi.day]

export const dayPath = (day: string): string => `/reconciliation/${day}`
