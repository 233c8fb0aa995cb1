import { type Day, isDay } from '@portal/platform/contract'

/** A day as OPS writes it, `20181218` or `2018-12-18`; null for anything else. */
export const readDay = (text: string | undefined): Day | null => {
  const day = (text ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return isDay(day) ? day : null
}
