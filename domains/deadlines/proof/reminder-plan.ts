import { type Day, dayNumber } from '@portal/calendars/proof'
import { correspondingDay } from './months.ts'
import { isTold, type ReminderLead, type ReminderPace } from './reminders.ts'
import { clockIn, momentIn } from './zone-moment.ts'

/** What the reminders of a deadline depend on; moments in epoch ms. */
export type Reminded = {
  pace: ReminderPace
  /** A period of law is told of at night too. */
  legal: boolean
  createdAt: number
  opensOn: Day | null
  endsOn: Day
  endsAt: number
  /** The earliest day on which a provisional deadline may end; null where it is not provisional, or where it was overridden. */
  earliestOn: Day | null
}

export type Reminder = { lead: ReminderLead; at: number }

const zone = 'Asia/Shanghai'
const morning = '09:00'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const daysBefore = {
  days: [30, 14, 7, 3, 1, 0],
  hours: [],
  renewal: [7],
  certificate: [365, 180, 90, 30, 7],
  passing: [],
  elsewhere: [],
} as const satisfies Record<ReminderPace, readonly number[]>
const monthsBefore = [3, 1] as const
const hoursBefore = [48, 24, 8, 2] as const

const inTheMorning = (day: number): number => momentIn(zone, day, morning)

/** Nobody is woken for what is not law: from 22:00 to 08:00 a reminder waits for the morning, unless that were too late. */
const outOfTheNight = (at: number, end: number): number => {
  const { day, time } = clockIn(zone, at)
  const wakes = time >= '22:00' ? momentIn(zone, day + 1, '08:00') : time < '08:00' ? momentIn(zone, day, '08:00') : at
  return wakes < end ? wakes : at
}

/** The end of a day in Asia/Shanghai, epoch ms. */
export const endOfDay = (day: Day): number => momentIn(zone, dayNumber(day), '24:00')

/** The day by which one is reminded, which is the key of each reminder too. */
export const remindedDay = ({ earliestOn, endsOn }: Pick<Reminded, 'earliestOn' | 'endsOn'>): Day =>
  earliestOn ?? endsOn

const byHours = ({ legal, createdAt, earliestOn, endsAt }: Reminded): Reminder[] => {
  // A provisional deadline of hours or of a few working days may end with its earliest day.
  const end = earliestOn === null ? endsAt : Math.min(endsAt, endOfDay(earliestOn))
  const times = hoursBefore.map((hours): Reminder => {
    const at = end - hours * hourMs
    return { lead: `${hours}h`, at: legal ? at : outOfTheNight(at, end) }
  })
  return [{ lead: 'now', at: createdAt }, ...times]
}

const byDays = (reminded: Reminded): Reminder[] => {
  const base = dayNumber(remindedDay(reminded))
  const days = daysBefore[reminded.pace].map((days): Reminder => ({ lead: `${days}d`, at: inTheMorning(base - days) }))
  if (reminded.pace !== 'renewal') return days
  const months = monthsBefore.map(
    (months): Reminder => ({ lead: `${months}m`, at: inTheMorning(correspondingDay(base, -months).day) }),
  )
  const opens: Reminder[] =
    reminded.opensOn === null ? [] : [{ lead: 'opens', at: inTheMorning(dayNumber(reminded.opensOn)) }]
  return [...opens, ...months, ...days]
}

/**
 * Every moment at which somebody is told of a deadline, in order: none from before it was entered, none after its end but the
 * one that says that it has passed.
 */
export const plannedReminders = (reminded: Reminded): Reminder[] => {
  const { pace, createdAt, endsAt } = reminded
  if (!isTold(pace)) return []
  const before = (pace === 'hours' ? byHours(reminded) : byDays(reminded)).filter(
    ({ at }) => at >= createdAt && at < endsAt,
  )
  const late = Math.max(endsAt, createdAt)
  return [
    ...before.sort((a, b) => a.at - b.at),
    { lead: 'late', at: reminded.legal ? late : outOfTheNight(late, Number.POSITIVE_INFINITY) },
  ]
}

/** The first reminder later than a moment; null when none is left. */
export const nextReminder = (reminded: Reminded, after: number): number | null =>
  plannedReminders(reminded).find(({ at }) => at > after)?.at ?? null

/** In how many days or hours a deadline ends, in the words of a reminder; days are those of the calendar, as on the page. */
export const timeLeftWords = ({ endsOn, endsAt }: Pick<Reminded, 'endsOn' | 'endsAt'>, now: number): string => {
  const left = endsAt - now
  if (left <= 0) return '已逾期'
  if (left < 2 * dayMs) return `还有 ${Math.max(1, Math.round(left / hourMs))} 小时`
  return `还有 ${dayNumber(endsOn) - clockIn(zone, now).day} 天`
}
