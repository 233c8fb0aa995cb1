import { userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import type { CalendarList, YearAddress, YearReply } from '../contract/calendar.ts'
import { calendarName, ensureCalendar } from './calendar-names.ts'
import { missingYear } from './missing-year.ts'
import { findYear, newestYears, type StoredYear } from './stored-years.ts'

const sourceOf = ({ sourceTitle, sourceUrl, checkedOn }: StoredYear) => ({
  title: sourceTitle,
  url: sourceUrl,
  checkedOn,
})

export const viewYear = async (ctx: Pick<Ctx, 'db'>, { params }: { params: YearAddress }): Promise<YearReply> => {
  const { calendar, year } = params
  ensureCalendar(calendar)
  const found = await findYear(ctx, params)
  if (!found) return { calendar, year, known: false, free: [], working: [], source: null }
  const { free, working } = found
  return { calendar, year, known: true, free, working, source: sourceOf(found) }
}

const mainland = 'CN'

/** Every calendar that has a year; that of mainland China first. */
export const listYears = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<CalendarList> => {
  const found = await newestYears(ctx)
  const names = await userNames(
    ctx,
    found.flatMap(({ actorId }) => actorId ?? []),
  )
  const rowOf = (stored: StoredYear) => {
    const { year, version, free, working, savedAt, actorId } = stored
    const savedBy = actorId === null ? null : usernameOf(names, actorId)
    return { year, version, free, working, source: sourceOf(stored), savedAt: savedAt.getTime(), savedBy }
  }
  const others = [...new Set(found.map(({ calendar }) => calendar))].filter((calendar) => calendar !== mainland)
  const elements = [mainland, ...others].map((calendar) => ({
    calendar,
    name: calendarName(calendar),
    years: found.filter((one) => one.calendar === calendar).map(rowOf),
  }))
  return { elements, missing: await missingYear(ctx) }
}
