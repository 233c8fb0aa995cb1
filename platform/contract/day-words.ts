import { type Day, shanghaiDayOf } from './day.ts'

const partsOf = (day: Day) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month: Number(month), date: Number(date) }
}

/** A day as it is always written in full: `2026 年 11 月 20 日`. */
export const fullDayWords = (day: Day): string => {
  const { year, month, date } = partsOf(day)
  return `${year} 年 ${month} 月 ${date} 日`
}

/** A day as it is said to a customer: `11 月 23 日`, with its year only if that is not the year of `now`. */
export const dayInWords = (day: Day, now: Date | number): string => {
  const { year, month, date } = partsOf(day)
  return year === partsOf(shanghaiDayOf(now)).year ? `${month} 月 ${date} 日` : fullDayWords(day)
}
