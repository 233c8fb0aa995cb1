import type { Day } from '@portal/platform/contract'

/** The first rules are in their first version, on, and asked from the day on which all the law behind them is in force. */
export const first = { version: 1, effectiveFrom: '2019-01-01' as Day, on: true } as const
