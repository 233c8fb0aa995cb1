import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator'
import { deadlinePath } from '../contract/paths.ts'
import type { Counted } from '../proof/counting.ts'
import type { DeadlineRecord } from './deadline-terms.ts'

export type FeedRecord = Pick<
  DeadlineRecord,
  | 'id'
  | 'name'
  | 'subjectRef'
  | 'version'
  | 'state'
  | 'changeTime'
  | 'endsOn'
  | 'endsAt'
  | 'override'
  | 'provisional'
  | 'earliestOn'
  | 'dueOn'
> &
  Pick<Counted, 'closing' | 'missing'>

const hour = 3600
const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
const midnight = '24:00'
/** Numbers of cases are short; an id says nothing to a reader. */
const longestNumber = 20

/** What a calendar shows: the rule and the case, never a word that a user wrote, since calendar services read it. */
const summaryOf = ({ name, subjectRef, provisional, override }: FeedRecord): string => {
  const of = subjectRef !== null && subjectRef.length <= longestNumber ? ` · ${subjectRef}` : ''
  return `${name}${of}${provisional && !override ? '（暂定）' : ''}`
}

const descriptionOf = ({ provisional, earliestOn, dueOn, missing, override }: FeedRecord, page: string): string => {
  const years = missing.map(({ year }) => year).join('、')
  const unsure = provisional && !override ? [`${years} 年的放假安排尚未录入，最早可能 ${earliestOn ?? dueOn}`] : []
  return [...unsure, `详情：${page}`].join('\n')
}

const addEvent = (calendar: ICalCalendar, record: FeedRecord, publicUrl: string): void => {
  const { id, version, changeTime, endsOn, endsAt, state, closing } = record
  const page = `${publicUrl}/#${deadlinePath(id)}`
  const summary = summaryOf(record)
  // What ends with its day is a day; what ends by the clock of an office is a moment.
  const isDay = closing.time === midnight
  const event = calendar.createEvent({
    ...{ id, sequence: version - 1, stamp: changeTime, lastModified: changeTime, summary },
    ...{ start: isDay ? new Date(`${endsOn}T00:00:00Z`) : endsAt, allDay: isDay },
    ...{ description: descriptionOf(record, page), url: page },
    status: state === 'open' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
  if (state !== 'open') return
  // At nine in the morning of the day before, or a day before the moment; of a provisional one before its earliest day.
  const earlier = record.override || record.earliestOn === null ? 0 : daysBetween(record.earliestOn, endsOn)
  const trigger = (isDay ? 15 : 24) * hour + earlier * 24 * hour
  event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary })
}

/** A calendar (RFC 5545) of deadlines. It depends on nothing but them, so that an unchanged one has the same bytes. */
export const printFeed = (records: readonly FeedRecord[], publicUrl: string): Buffer => {
  const calendar = new ICalCalendar({
    prodId: { company: '一链维权', product: '期限', language: 'ZH' },
    name: '一链维权 · 期限',
    ttl: hour,
  })
  for (const record of records) addEvent(calendar, record, publicUrl)
  return Buffer.from(`${calendar.toString()}\r\n`)
}
