import { addDays } from '@portal/platform/contract'
import { dayWords, momentWords, shanghaiDay } from '@portal/platform/web'
import type { DeadlineDetail, DeadlineRow, Enterer } from '../../contract/deadline.ts'
import type { ReminderLead } from '../../proof/reminders.ts'

/** The parts into which a list of deadlines is cut, in their order. */
export const agendaParts = ['late', 'today', 'week', 'later', 'done'] as const
export type AgendaPart = (typeof agendaParts)[number]

export const partWords = {
  late: '已逾期',
  today: '今天',
  week: '本周',
  later: '以后',
  done: '已完成',
} as const satisfies Record<AgendaPart, string>

/** The Sunday of the week in which a day lies. */
const weekEnd = (day: string): string => addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)

/** The part of the list to which a deadline belongs at a moment. */
export const partOfAgenda = (
  { state, overdue, endsOn }: Pick<DeadlineRow, 'state' | 'overdue' | 'endsOn'>,
  now: number,
): AgendaPart => {
  if (state === 'done') return 'done'
  if (overdue) return 'late'
  const today = shanghaiDay(now)
  if (endsOn <= today) return 'today'
  return endsOn <= weekEnd(today) ? 'week' : 'later'
}

/** A moment of the last day at which a deadline ends: the end of a day is the beginning of the next one. */
export const lastMoment = ({ endsOn, endsAt }: Pick<DeadlineRow, 'endsOn' | 'endsAt'>): number =>
  shanghaiDay(endsAt) > endsOn ? endsAt - 1 : endsAt

/** Who entered a deadline, in words. */
export const enteredWords = {
  self: '自己登记',
  desk: '工作人员登记',
  customer: '客户登记',
  portal: '系统登记',
} as const satisfies Record<Enterer, string>

/** The longest number of a case; an id says nothing to a reader. */
const longestNumber = 20

/** What a deadline belongs to, in words: by its name, else by its number; nothing where only an id is known. */
export const subjectWords = ({ ref, name }: NonNullable<DeadlineRow['subject']>): string | undefined =>
  name ?? (ref.length <= longestNumber ? ref : undefined)

/** What moved, in words: 原 12 月 3 日，现 12 月 8 日（…）. */
export const movedWords = ({ before, after, why }: NonNullable<DeadlineRow['moved']>): string =>
  `原 ${dayWords(before)}，现 ${dayWords(after)}（${why}）`

/** How sure the day is: that it is provisional, and the earliest day to which it may still come forward. */
export const provisionalWords = ({ earliestOn }: Pick<DeadlineRow, 'earliestOn'>): string =>
  earliestOn === null ? '放假安排尚未公布，暂按周末计算' : `放假安排尚未公布，最早可能 ${dayWords(earliestOn)}`

const leadUnits: Readonly<Record<string, string>> = { d: '天', h: '小时', m: '个月' }

/** When somebody is told of a deadline: 到期前 3 天. */
export const leadWords = (lead: ReminderLead): string => {
  if (lead === 'now') return '登记时'
  if (lead === 'opens') return '可以办理时'
  if (lead === 'late') return '逾期后'
  if (lead === '0d') return '到期当天'
  return `到期前 ${Number.parseInt(lead, 10)} ${leadUnits[lead.slice(-1)] ?? ''}`
}

/** Whether a reminder was sent, and when. */
export const sentWords = ({ at, sentAt }: DeadlineDetail['reminders'][number]): string =>
  sentAt === null ? `将于 ${momentWords(at)} 提醒` : `${momentWords(sentAt)} 已提醒`
