import { addDays, type Day, isDay } from '@portal/platform/contract'

const between = /[\s,，、;；]+/
const range = /^(\d{4}-\d{2}-\d{2})(?:至|~|～)(\d{4}-\d{2}-\d{2})$/
/** A range longer than this is a slip of the pen: no holiday is. */
const longestRange = 31

/** Every day from one to another; undefined where they are no days, or stand in the wrong order, or far apart. */
const daysFrom = (first: string, last: string): Day[] | undefined => {
  if (!isDay(first) || !isDay(last) || last < first || last > addDays(first, longestRange)) return undefined
  const days = [first]
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

const daysOf = (word: string): Day[] | undefined => {
  const [, first, last] = range.exec(word) ?? []
  return first !== undefined && last !== undefined ? daysFrom(first, last) : daysFrom(word, word)
}

/**
 * Reads days as staff type them: `2027-01-01`, or a range as `2027-02-06至2027-02-12`, with blanks, commas or line breaks
 * between. `wrong` is the first word that is neither.
 */
export const readDays = (text: string): { days: Day[]; wrong: string | undefined } => {
  const words = text.split(between).filter((word) => word !== '')
  const wrong = words.find((word) => daysOf(word) === undefined)
  return { days: [...new Set(words.flatMap((word) => daysOf(word) ?? []))].sort(), wrong }
}

/** Days in words that `readDays` reads again: those that follow each other stand as a range, each in its line. */
export const daysText = (days: readonly Day[]): string => {
  const spans: [Day, Day][] = []
  for (const day of [...days].sort()) {
    const last = spans.at(-1)
    if (last && day === addDays(last[1], 1)) last[1] = day
    else spans.push([day, day])
  }
  return spans.map(([first, last]) => (first === last ? first : `${first}至${last}`)).join('\n')
}
