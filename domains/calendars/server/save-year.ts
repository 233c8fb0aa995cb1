import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, ensureField, publish, recordAct, refuseField } from '@portal/platform/server'
import { loggedYear, type YearAddress, type YearForm } from '../contract/calendar.ts'
import { yearFaults } from '../contract/year-faults.ts'
import { dayNumber } from '../proof/day-number.ts'
import { doesWork, yearBook } from '../proof/year-book.ts'
import { calendarYears } from './calendar.table.ts'
import { calendarName, ensureCalendar } from './calendar-names.ts'
import { ensure } from './failures.ts'
import { findYear, type StoredYear } from './stored-years.ts'

type Days = { free: string[]; working: string[] }

/** On how many days people work under one of the two states and not under the other. */
const changedDays = ({ calendar, year }: YearAddress, before: Days, after: Days): number => {
  const [old, now] = [yearBook([{ calendar, year, ...before }]), yearBook([{ calendar, year, ...after }])]
  const named = new Set([...before.free, ...before.working, ...after.free, ...after.working].map(dayNumber))
  return [...named].filter((day) => doesWork(old.kindOf(calendar, day)) !== doesWork(now.kindOf(calendar, day))).length
}

type Entered = Pick<StoredYear, 'free' | 'working' | 'sourceTitle' | 'sourceUrl' | 'checkedOn'>

/** A year as the act log tells it. */
const told = ({ free, working, sourceTitle, sourceUrl, checkedOn }: Entered) => ({
  free: free.join(' '),
  working: working.join(' '),
  sourceTitle,
  sourceUrl,
  checkedOn,
})

/**
 * Enters a year of a calendar, or replaces it as a whole; the former state stays as a version. Every process counts with it
 * within five seconds.
 * @throws AppFailure `calendar.newer_year` where somebody saved the year since `version` was read
 */
export const saveYear = async (
  ctx: ActorCtx,
  { params, body }: { params: YearAddress; body: YearForm },
): Promise<{ changed: number }> => {
  const { calendar, year } = params
  ensureCalendar(calendar)
  const [fault] = yearFaults(year, body)
  if (fault) refuseField(fault.field, fault.msg)
  ensureField(body.source.checkedOn <= shanghaiDayOf(ctx.now()), 'source.checkedOn', '核对日期不能晚于今天')
  const before = await findYear(ctx, params)
  ensure(body.version === undefined || body.version === (before?.version ?? 0), 'calendar.newer_year')
  const entered: Entered = {
    ...{ free: body.free, working: body.working, sourceTitle: body.source.title },
    ...{ sourceUrl: body.source.url || null, checkedOn: body.source.checkedOn },
  }
  const [stored] = await ctx.db
    .insert(calendarYears)
    .values({
      ...{ calendar, year, version: (before?.version ?? 0) + 1, ...entered },
      ...{ savedAt: ctx.now(), actorId: ctx.actor.userId },
    })
    // Two editors at once: the second has not seen what the first wrote.
    .onConflictDoNothing()
    .returning({ version: calendarYears.version })
  ensure(stored, 'calendar.newer_year')
  const { kind, of } = loggedYear(params)
  await recordAct(ctx, {
    ...{ subjectKind: kind, subjectRef: of, link: `/calendars?calendar=${calendar}` },
    ...{ before: before ? told(before) : null, after: told(entered), note: `${calendarName(calendar)} ${year} 年` },
  })
  await publish(ctx, 'calendar.changed', { calendar, year })
  return { changed: changedDays(params, before ?? { free: [], working: [] }, entered) }
}
