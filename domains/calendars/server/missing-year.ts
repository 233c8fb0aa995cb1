import { shanghaiDayOf } from '@portal/platform/contract'
import { type Ctx, type Job, type NoticeEntry, publish } from '@portal/platform/server'
import type { CalendarPermission } from '../contract/permissions.ts'
import { findYear } from './stored-years.ts'

const october = 10
const december = 12
const monday = 1
const permission: CalendarPermission = 'calendars.manage'

type Missing = { year: number }

/** The next year of mainland China from 1 October on, while nobody has entered it; else null. */
export const missingYear = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<number | null> => {
  const [year, month] = shanghaiDayOf(ctx.now()).split('-').map(Number)
  if (year === undefined || month === undefined || month < october) return null
  const next = year + 1
  return (await findYear(ctx, { calendar: 'CN', year: next })) ? null : next
}

/** Whether the desk is told on this day: on 1 October, then each Monday, and from 1 December each day. */
const isTold = (day: string): boolean =>
  day.slice(5, 7) === String(december) || day.endsWith('-10-01') || new Date(`${day}T00:00:00Z`).getUTCDay() === monday

/** Tells whoever may enter it that the next year is missing. */
export const tellMissing: Job = {
  name: 'calendars.missing',
  cron: `0 9 * ${october}-${december} *`,
  run: async (ctx) => {
    const year = isTold(shanghaiDayOf(ctx.now())) ? await missingYear(ctx) : null
    if (year === null) return
    const missing: Missing = { year }
    await publish(ctx, 'calendar.missing', missing)
  },
}

export const calendarNotices: readonly NoticeEntry[] = [
  {
    event: 'calendar.missing',
    name: '工作日历待录入',
    to: 'staff',
    holding: permission,
    text: '下一年的工作日历尚未录入，期限只能按周末计算。',
    words: async (_ctx, { year }: Missing) => `${year} 年的工作日历尚未录入，该年的期限只能按周末计算`,
    link: () => '/admin.html#/calendars',
  },
]
