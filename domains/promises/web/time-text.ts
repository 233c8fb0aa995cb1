const minuteMs = 60_000

/** Working time in words: `2 小时 15 分`, `不到 1 分`. */
export const amountText = (ms: number): string => {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return '不到 1 分'
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} 分`
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`
}

/** A share in percent: `92%`. It is rounded down, so that 100% means that all were kept. */
export const shareText = (share: number): string => `${Math.floor(share * 100)}%`

/** Shifts in words: `08:30–17:30、13:00–21:30`. */
export const shiftsText = (shifts: readonly { from: string; to: string }[]): string =>
  shifts.map(({ from, to }) => `${from}–${to}`).join('、')
