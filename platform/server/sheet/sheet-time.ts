/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000
const dayMs = 86_400_000
/** Day 0 of spreadsheets, 1899-12-30, in days before 1970. */
const epochDay = 25_569

/** A moment as text, `2026-11-20 14:05`, in Asia/Shanghai. */
export const shanghaiText = (moment: Date): string =>
  new Date(moment.getTime() + shanghaiOffsetMs).toISOString().slice(0, 16).replace('T', ' ')

/** A moment as a spreadsheet counts it: days since 1899-12-30 in Asia/Shanghai, to the minute. */
export const shanghaiSerial = (moment: Date): number =>
  (Math.floor((moment.getTime() + shanghaiOffsetMs) / 60_000) * 60_000) / dayMs + epochDay
