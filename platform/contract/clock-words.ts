const shanghai = { timeZone: 'Asia/Shanghai' } as const
/** The locale is Swedish because it writes dates as ISO 8601 does. */
const minute = new Intl.DateTimeFormat('sv-SE', { ...shanghai, dateStyle: 'short', timeStyle: 'short' })
const second = new Intl.DateTimeFormat('sv-SE', { ...shanghai, dateStyle: 'short', timeStyle: 'medium' })
const longDay = new Intl.DateTimeFormat('zh-CN', { ...shanghai, year: 'numeric', month: 'long', day: 'numeric' })
const longMinute = new Intl.DateTimeFormat('zh-CN', { ...shanghai, dateStyle: 'medium', timeStyle: 'short' })

/** A moment on the clock of Asia/Shanghai: `2026-11-20 14:05`. */
export const shanghaiMinute = (at: Date | number): string => minute.format(at)

/** A moment on the clock of Asia/Shanghai, to the second: `2026-11-20 14:05:09`. */
export const shanghaiSecond = (at: Date | number): string => second.format(at)

/** The day of a moment in Asia/Shanghai, in words: `2026年11月20日`. */
export const shanghaiDayWords = (at: Date | number): string => longDay.format(at)

/** A moment on the clock of Asia/Shanghai, in words: `2026年11月20日 14:05`. */
export const shanghaiMinuteWords = (at: Date | number): string => longMinute.format(at)
