import { dayText } from '@portal/platform/web'

/** When staff had compared a right with its certificate, epoch ms: 已核对于 2026-11-20, or 未核对. */
export const confirmedWords = (verified: number | null): string =>
  verified === null ? '未核对' : `已核对于 ${dayText(verified)}`
