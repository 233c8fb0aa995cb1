import { preciseText } from '../parts/precise-text.ts'

export const timeText = (at: number | null): string => (at === null ? '还没有' : preciseText(at))

const units = [
  { ms: 86_400_000, word: '天' },
  { ms: 3_600_000, word: '小时' },
  { ms: 60_000, word: '分钟' },
] as const

/** A duration in the largest unit that fits, for example `3 分钟`. */
export const spanText = (ms: number): string => {
  const unit = units.find((one) => ms >= one.ms)
  return unit ? `${Math.floor(ms / unit.ms)} ${unit.word}` : `${Math.max(0, Math.floor(ms / 1000))} 秒`
}

/** How long ago a moment (epoch ms) was by this computer's clock; only for display, since that clock may be wrong. */
export const agoText = (at: number, now = Date.now()): string => `${spanText(now - at)}前`
