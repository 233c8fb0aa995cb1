import { type Day, dayOfNumber, type YearBook } from '@portal/calendars/proof'
import { type AskedDays, askDays } from './asked-days.ts'
import { countFrom, earliestFrom, rollOn, windowOpens } from './count-period.ts'
import type { Asked, Counted, Step } from './counting.ts'
import { findState } from './eu-states.ts'
import { triggerDay } from './months.ts'
import type { RuleVersion } from './rule.ts'
import { stillnessOf } from './spans.ts'
import {
  amountWords,
  closeWords,
  countWords,
  deliveredWords,
  extendedWords,
  noRollWords,
  rollWords,
  sourceWords,
  startWords,
  triggerWords,
  unknownWords,
} from './step-words.ts'
import { clockIn, momentIn } from './zone-moment.ts'

const hourMs = 3_600_000
const midnight = '24:00'

/** The calendar and the time zone by which a rule counts for one caller. */
const placeOf = (rule: RuleVersion, asked: Asked): { calendar: string; zone: string } => {
  const calendar = rule.calendar ?? asked.calendar ?? ''
  return { calendar, zone: rule.zone ?? findState(calendar)?.zone ?? 'UTC' }
}

const closingOf = (rule: RuleVersion, { way }: Asked): string =>
  rule.ways.list.find((one) => one.way === way)?.closing ?? midnight

const isDeemed = ({ trigger, deemedDays }: RuleVersion, { delivery }: Asked): boolean =>
  deemedDays !== null && (delivery ?? trigger.deliveries[0]) === 'deemed'

/** The last day with how it came about, before the words of its closing. */
type Found = { opensOn: Day | null; last: number; earliest: number; steps: Step[] }

/** A window that closes on the given day. */
const findWindow = (rule: RuleVersion, asked: Asked): Found => {
  const last = triggerDay(asked.trigger)
  const opens = windowOpens(last, rule.period)
  const [day, first] = [dayOfNumber(last), dayOfNumber(opens.day)]
  const short = opens.isExact ? '' : '（该月没有对应日，取月末）'
  return {
    ...{ opensOn: first, last, earliest: last },
    steps: [
      { id: 'trigger', day, text: triggerWords(rule, day, false) },
      {
        id: 'count',
        day: first,
        text: `往前 ${amountWords(rule.period)}，自 ${first}${short}起可以办理`,
        source: sourceWords(rule.source),
      },
      { id: 'roll', day, text: noRollWords(day) },
    ],
  }
}

const base = (rule: RuleVersion, asked: Asked): { base: number; steps: Step[] } => {
  const sent = triggerDay(asked.trigger)
  const deemed = isDeemed(rule, asked)
  const day = dayOfNumber(sent)
  const trigger: Step = { id: 'trigger', day, text: triggerWords(rule, day, deemed) }
  if (!deemed || rule.deemedDays === null) return { base: sent, steps: [trigger] }
  const delivered = sent + rule.deemedDays
  const then = dayOfNumber(delivered)
  return {
    base: delivered,
    steps: [trigger, { id: 'delivered', day: then, text: deliveredWords(rule.deemedDays, then) }],
  }
}

/** A period of days, months or years. */
const findLast = (rule: RuleVersion, asked: Asked, days: AskedDays): Found => {
  const from = base(rule, asked)
  const still = stillnessOf(asked.suspensions)
  const more = asked.extended && rule.extension ? rule.extension.amount : 0
  const period = { amount: rule.period.amount + more, unit: rule.period.unit }
  const counted = countFrom(from.base, period, { lastDay: rule.lastDay, days, still })
  const first = dayOfNumber(from.base + 1)
  const last = dayOfNumber(counted.day)
  const stretch = more > 0 ? extendedWords(rule) : ''
  const text = countWords(period, counted, rule.lastDay) + stretch + unknownWords(days.missing())
  const steps: Step[] = [
    ...from.steps,
    { id: 'start', day: first, text: startWords(dayOfNumber(from.base), first) },
    { id: 'count', day: last, text, skipped: counted.skipped, source: sourceWords(rule.source) },
  ]
  const before = days.missing().length
  const rolled = rule.roll === 'none' ? undefined : rollOn(counted.day, days)
  const then = dayOfNumber(rolled?.day ?? counted.day)
  const newly = days.missing().slice(before)
  steps.push(
    rolled
      ? {
          id: 'roll',
          day: then,
          text: rollWords(last, then, rolled.skipped[0]?.why) + unknownWords(newly),
          skipped: rolled.skipped,
        }
      : { id: 'roll', day: then, text: noRollWords(then) },
  )
  const earliest = period.unit === 'workingDay' ? earliestFrom(from.base, period.amount, days, still) : counted.day
  return { opensOn: null, last: rolled?.day ?? counted.day, earliest, steps }
}

/** A period of hours runs on the clock from the moment that starts it. */
const countHours = (rule: RuleVersion, asked: Asked, zone: string): Counted => {
  const [day = '', time = '00:00'] = asked.trigger.split('T')
  const amount = rule.period.amount + (asked.extended && rule.extension ? rule.extension.amount : 0)
  const dueAt = momentIn(zone, triggerDay(day), time) + amount * hourMs
  const shown = clockIn(zone, dueAt)
  const dueOn = dayOfNumber(shown.day)
  const end = `${dueOn} ${shown.time}`
  const steps: Step[] = [
    { id: 'trigger', day, text: triggerWords(rule, asked.trigger, false) },
    { id: 'start', day, text: '自该时刻起算，节假日也计入' },
    { id: 'count', day: dueOn, text: `满 ${amount} 小时为 ${end}`, source: sourceWords(rule.source) },
    { id: 'close', day: dueOn, text: `到 ${end} 为止，不顺延；请以通知为准` },
  ]
  const closing = { time: shown.time, zone }
  return { opensOn: null, dueOn, dueAt, closing, steps, provisional: false, earliestOn: null, missing: [] }
}

/**
 * Counts a deadline by one version of a rule, and tells every step. It is plain code over the years in `book` and runs on page
 * and server alike. The caller has chosen the version (`chooseVersion`) and judged what was asked (`askedFaults`).
 */
export const countDeadline = (rule: RuleVersion, asked: Asked, book: YearBook): Counted => {
  const { calendar, zone } = placeOf(rule, asked)
  if (rule.period.unit === 'hour') return countHours(rule, asked, zone)
  const days = askDays(book, calendar)
  const { opensOn, last, earliest, steps } =
    rule.period.direction === 'before' ? findWindow(rule, asked) : findLast(rule, asked, days)
  const dueOn = dayOfNumber(last)
  const time = closingOf(rule, asked)
  const missing = days.missing().map((year) => ({ calendar, year }))
  const provisional = missing.length > 0
  return {
    ...{ opensOn, dueOn, dueAt: momentIn(zone, last, time), closing: { time, zone } },
    steps: [...steps, { id: 'close', day: dueOn, text: closeWords(rule, { day: dueOn, zone, way: asked.way }) }],
    ...{ provisional, earliestOn: provisional ? dayOfNumber(earliest) : null, missing },
  }
}
