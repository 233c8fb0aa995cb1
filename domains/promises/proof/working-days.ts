import calendar from 'chinese-days/dist/chinese-days.json' with { type: 'json' }

const { holidays, workdays } = calendar as { holidays: Record<string, string>; workdays: Record<string, string> }

const dayMs = 86_400_000
const saturday = 6

/**
 * The last year whose public holidays and make-up days are known. They are announced each November for the year after;
 * beyond it only weekends are free.
 */
export const knownUntilYear: number = Math.max(...Object.keys(holidays).map((day) => Number(day.slice(0, 4))))

const judge = (day: number): boolean => {
  const date = new Date(day * dayMs)
  const text = date.toISOString().slice(0, 10)
  if (text in workdays) return true
  if (text in holidays) return false
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== saturday
}

const judged = new Map<number, boolean>()

/**
 * Whether people work on a calendar day of mainland China, make-up days and public holidays included. The weekday is
 * counted here, because the library counts it in the time zone of the machine.
 * @param day whole days since 1970-01-01
 */
export const isWorkingDay = (day: number): boolean => {
  const known = judged.get(day)
  if (known !== undefined) return known
  const works = judge(day)
  judged.set(day, works)
  return works
}

/** The last working day before a day, both in whole days since 1970-01-01. */
export const workingDayBefore = (day: number): number => {
  let before = day - 1
  while (!isWorkingDay(before)) before -= 1
  return before
}
