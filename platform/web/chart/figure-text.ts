const minuteMs = 60_000

/** A month in words: `2026-11` becomes `2026 年 11 月`. */
export const monthText = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`

/** A duration in words, in real time: `2 天 3 小时`, `45 分`; null is a dash. */
export const timeText = (ms: number | null): string => {
  if (ms === null) return '—'
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return '不到 1 分'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return hours === 0 ? `${days} 天` : `${days} 天 ${hours} 小时`
  if (hours > 0) return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`
  return `${rest} 分`
}
