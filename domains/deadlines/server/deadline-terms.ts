import { dayNumber } from '@portal/calendars/proof'
import type { SignedInCtx } from '@portal/platform/server'
import type { DeadlineForm } from '../contract/deadline.ts'
import type { Asked, Counted } from '../proof/counting.ts'
import { nextReminder, type Reminded } from '../proof/reminder-plan.ts'
import { isTold, type ReminderPace } from '../proof/reminders.ts'
import type { RuleVersion } from '../proof/rule.ts'
import { momentIn } from '../proof/zone-moment.ts'
import { countByRule } from './compute-deadline.ts'
import type { ownDeadlines } from './own-deadline.table.ts'

export type DeadlineRecord = typeof ownDeadlines.$inferSelect

/** The columns that say how a deadline was made and what came out. */
export type Terms = Pick<
  DeadlineRecord,
  | 'kind'
  | 'name'
  | 'rule'
  | 'ruleVersion'
  | 'asked'
  | 'counted'
  | 'dueOn'
  | 'opensOn'
  | 'provisional'
  | 'earliestOn'
  | 'calendar'
  | 'firstYear'
  | 'lastYear'
  | 'pace'
  | 'legal'
>

/** What a feed calls a deadline without a rule: its title is its owner's word. */
const ownName = '自定期限'
const shanghai = 'Asia/Shanghai'
const midnight = '24:00'
/** The most working days of which one is reminded by the hour. */
const fewDays = 5

const yearIn = (day: string): number => Number(day.slice(0, 4))

const paceOf = ({ period: { unit, amount, direction } }: RuleVersion): ReminderPace => {
  if (direction === 'before') return 'renewal'
  return unit === 'hour' || (unit === 'workingDay' && amount <= fewDays) ? 'hours' : 'days'
}

/** Whether days of a calendar decide when such a deadline ends. */
const asksCalendar = ({ period: { unit, direction }, roll }: RuleVersion): boolean =>
  direction === 'after' && unit !== 'hour' && (unit === 'workingDay' || roll === 'nextWorkingDay')

/** What a count came to, in the columns of a deadline. */
export const countedTerms = (version: RuleVersion, asked: Asked, counted: Counted) => ({
  ...{ name: version.name, ruleVersion: version.version, counted, dueOn: counted.dueOn, opensOn: counted.opensOn },
  ...{ provisional: counted.provisional, earliestOn: counted.earliestOn },
  calendar: asksCalendar(version) ? (version.calendar ?? asked.calendar ?? null) : null,
  firstYear: yearIn(asked.trigger),
  lastYear: yearIn(counted.dueOn),
  pace: paceOf(version),
  legal: version.source.tag === 'L',
})

/** A day that somebody entered, as if a rule had counted it. */
export const ownTerms = ({ name, dueOn, dueTime, zone, pace }: OwnDay): Terms => {
  const closing = { time: dueTime || midnight, zone: zone || shanghai }
  const counted: Counted = {
    ...{ opensOn: null, dueOn, dueAt: momentIn(closing.zone, dayNumber(dueOn), closing.time), closing },
    ...{ steps: [], provisional: false, earliestOn: null, missing: [] },
  }
  return {
    ...{ kind: 'own', name, rule: null, ruleVersion: null, asked: null, counted, dueOn, opensOn: null },
    ...{ provisional: false, earliestOn: null, calendar: null, firstYear: null, lastYear: null, pace, legal: false },
  }
}
type OwnDay = { name: string; dueOn: string; dueTime: string; zone: string; pace: ReminderPace }

/** What a form comes to: counted by its rule, or as it was entered. */
export const termsOf = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor'>,
  { rule, title: _, note: _note, subject: _subject, dueOn, dueTime, zone, ...asks }: DeadlineForm,
): Promise<Terms> => {
  if (rule === '') return ownTerms({ name: ownName, dueOn, dueTime, zone, pace: 'days' })
  const { version, asked, counted } = await countByRule(ctx, { rule, ...asks })
  return { kind: 'rule', rule, asked, ...countedTerms(version, asked, counted) }
}

type Ends = Pick<DeadlineRecord, 'dueOn' | 'counted' | 'override'>

/** The day and the moment that count: those of an override where there is one. */
export const endsOf = ({ dueOn, counted, override }: Ends): { endsOn: string; endsAt: Date } => ({
  endsOn: override?.dueOn ?? dueOn,
  endsAt: new Date(override?.dueAt ?? counted.dueAt),
})

/** What the reminders of a stored deadline depend on. */
export const remindedOf = (
  record: Pick<DeadlineRecord, 'pace' | 'legal' | 'createTime' | 'opensOn' | 'earliestOn'> & Ends,
): Reminded => {
  const { endsOn, endsAt } = endsOf(record)
  const { pace, legal, opensOn, override } = record
  const earliestOn = override ? null : record.earliestOn
  return { pace, legal, createdAt: record.createTime.getTime(), opensOn, endsOn, endsAt: endsAt.getTime(), earliestOn }
}

/**
 * The columns that follow from the others: when a deadline ends, and when somebody is to be told next. One that has ended
 * already, since its day was changed, is told of at once; one that only passes is looked at when it is over.
 */
export const derived = (record: Parameters<typeof remindedOf>[0], now: Date) => {
  const ends = endsOf(record)
  if (record.pace === 'passing') return { ...ends, nextReminder: ends.endsAt }
  if (!isTold(record.pace)) return { ...ends, nextReminder: null }
  const next = nextReminder(remindedOf(record), now.getTime())
  return { ...ends, nextReminder: next === null ? now : new Date(next) }
}
