import type { AskedDays } from './asked-days.ts'
import type { Skipped } from './counting.ts'
import { correspondingDay } from './months.ts'
import type { RuleVersion, Unit } from './rule.ts'
import { type Stillness, spansOf, standsStill } from './spans.ts'

/** What a count found: the last day before any roll, what it passed over, and which make-up days it counted. */
export type Last = {
  day: number
  skipped: Skipped[]
  madeUp: number[]
  /** Days that a suspension added to a count of months or years. */
  added: number
  /** False where the last month has no corresponding day. */
  isExact: boolean
}

type Amount = { amount: number; unit: Unit }

const suspended = '中止'

/** The n-th day after `base` that counts; `why` tells why one does not, and is null where it does. */
const countDays = (base: number, amount: number, why: (day: number) => string | null): Omit<Last, 'madeUp'> => {
  const passed: { day: number; why: string }[] = []
  let day = base
  for (let left = amount; left > 0; ) {
    day += 1
    const reason = why(day)
    if (reason === null) left -= 1
    else passed.push({ day, why: reason })
  }
  return { day, skipped: spansOf(passed), added: 0, isExact: true }
}

const countMonths = (
  base: number,
  months: number,
  lastDay: RuleVersion['lastDay'],
  still: readonly Stillness[],
): Last => {
  const { day, isExact } = correspondingDay(base, months)
  const unsuspended = lastDay === 'dayBefore' && isExact ? day - 1 : day
  let last = unsuspended
  // They stand in order, so that one which begins only in the days that an earlier one added counts too.
  for (const { from, to } of still) if (from <= last) last += to - Math.max(from, base + 1) + 1
  return { day: last, skipped: [], madeUp: [], added: last - unsuspended, isExact }
}

/** Counts a period of days, months or years from the day after `base`. */
export const countFrom = (
  base: number,
  { amount, unit }: Amount,
  { lastDay, days, still }: { lastDay: RuleVersion['lastDay']; days: AskedDays; still: readonly Stillness[] },
): Last => {
  if (unit === 'month' || unit === 'year')
    return countMonths(base, unit === 'year' ? 12 * amount : amount, lastDay, still)
  const stop = (day: number) => (standsStill(still, day) ? suspended : null)
  if (unit !== 'workingDay') return { ...countDays(base, amount, stop), madeUp: [] }
  const madeUp: number[] = []
  const last = countDays(base, amount, (day) => {
    const why = stop(day) ?? days.whyFree(day)
    if (why === null && days.isMakeUp(day)) madeUp.push(day)
    return why
  })
  return { ...last, madeUp }
}

/** The earliest day on which a count of working days may end once the unknown years are known. */
export const earliestFrom = (base: number, amount: number, days: AskedDays, still: readonly Stillness[]): number =>
  countDays(base, amount, (day) => (!standsStill(still, day) && days.couldWork(day) ? null : suspended)).day

/** The first day from `day` on that works, and the days before it. */
export const rollOn = (day: number, days: AskedDays): { day: number; skipped: Skipped[] } => {
  const passed: { day: number; why: string }[] = []
  let end = day
  for (let why = days.whyFree(end); why !== null; why = days.whyFree(end)) {
    passed.push({ day: end, why })
    end += 1
  }
  return { day: end, skipped: spansOf(passed) }
}

/** The first day of a window that closes on `day`. */
export const windowOpens = (day: number, { amount, unit }: Amount): { day: number; isExact: boolean } => {
  if (unit === 'month') return correspondingDay(day, -amount)
  if (unit === 'year') return correspondingDay(day, -12 * amount)
  return { day: day - amount, isExact: true }
}
