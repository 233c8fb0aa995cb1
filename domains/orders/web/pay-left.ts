const secondMs = 1_000
const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000

/** How long is left, in words that change at most once a minute: `2 天 3 小时`, `23 小时`, in the last hour `12 分钟`. */
export const roughlyLeft = (leftMs: number): string => {
  const left = Math.max(0, leftMs)
  if (left < hourMs) return `${Math.ceil(left / minuteMs)} 分钟`
  const days = Math.floor(left / dayMs)
  const hours = Math.floor((left % dayMs) / hourMs)
  if (days === 0) return `${hours} 小时`
  return hours === 0 ? `${days} 天` : `${days} 天 ${hours} 小时`
}

const two = (number: number): string => String(number).padStart(2, '0')

/** How long is left to the second: `2 天 03:04:00`. */
export const clockLeft = (leftMs: number): string => {
  const left = Math.ceil(Math.max(0, leftMs) / secondMs) * secondMs
  const days = Math.floor(left / dayMs)
  const clock = [(left % dayMs) / hourMs, (left % hourMs) / minuteMs, (left % minuteMs) / secondMs]
    .map((part) => two(Math.floor(part)))
    .join(':')
  return days === 0 ? clock : `${days} 天 ${clock}`
}
