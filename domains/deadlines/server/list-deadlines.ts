import { dayNumber, dayOfNumber, doesWork, heldYears } from '@portal/calendars/proof'
import { isCalendar } from '@portal/calendars/server'
import type { Page } from '@portal/platform/contract'
import { readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { and, asc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { DeadlineMonth, DeadlineRow, DeadlinesQuery, MonthQuery } from '../contract/deadline.ts'
import { subjectOf } from '../contract/subject.ts'
import { rowOf, titleOf } from './deadline-view.ts'
import { ensure } from './failures.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { isMine, isSeen } from './seen-deadlines.ts'
import { withNames } from './subject-names.ts'
import type { Subjects } from './subjects.ts'

const { counted, asked: _, ...kept } = getTableColumns(ownDeadlines)
/** The columns of a row of a list; of the count, which is long, the computed moment alone. */
export const listColumns = { ...kept, dueAt: sql<number>`(${counted}->>'dueAt')::float8` }

type Span = Pick<DeadlinesQuery, 'state' | 'from' | 'to'>

/** The rows in a state whose last day lies in a span of days. */
export const inSpan = (now: Date, { state, from, to }: Span): SQL | undefined =>
  and(
    state === '' ? undefined : eq(ownDeadlines.state, state === 'done' ? 'done' : 'open'),
    state === 'overdue' ? lte(ownDeadlines.endsAt, now) : undefined,
    from === '' ? undefined : gte(ownDeadlines.endsOn, from),
    to === '' ? undefined : lte(ownDeadlines.endsOn, to),
  )

const isOfSubject = (text: string): SQL | undefined => {
  const subject = subjectOf(text)
  return subject ? and(eq(ownDeadlines.subjectKind, subject.kind), eq(ownDeadlines.subjectRef, subject.ref)) : undefined
}

/** One's own deadlines, the next to end first; with a subject, all of that subject that the caller may see. */
export const listDeadlines =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { query }: { query: DeadlinesQuery }): Promise<Page<DeadlineRow>> => {
    const whose = query.subject === '' ? isMine(ctx) : isSeen(ctx, subjects)
    const where = and(whose, isOfSubject(query.subject), inSpan(ctx.now(), query))
    const select = ctx.db
      .select(listColumns)
      .from(ownDeadlines)
      .where(where)
      .orderBy(asc(ownDeadlines.endsAt), asc(ownDeadlines.id))
    const { rows, totalElements } = await readSelectPage(query, select, ctx.db.$count(ownDeadlines, where))
    const elements = rows.map((row) => rowOf(ctx, row))
    return { elements: await withNames(ctx, subjects, elements), totalElements }
  }

const mainland = 'CN'

type MonthDay = DeadlineMonth['days'][number]

/** The days of a month in numbers since 1970-01-01. */
const daysOf = (month: string): number[] => {
  const first = dayNumber(`${month}-01`)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => first + index)
}

/** The days of a month as a calendar has them, each with one's own deadlines that end on it. */
export const viewMonth = async (ctx: SignedInCtx, { query }: { query: MonthQuery }): Promise<DeadlineMonth> => {
  const calendar = query.calendar || mainland
  ensure(isCalendar(calendar), 'deadline.unknown_calendar')
  const days = daysOf(query.month)
  const [first = 0, last = first] = [days[0], days.at(-1)]
  const rows = await ctx.db
    .select({
      ...{ id: ownDeadlines.id, title: ownDeadlines.title, name: ownDeadlines.name, state: ownDeadlines.state },
      ...{ endsOn: ownDeadlines.endsOn, endsAt: ownDeadlines.endsAt, provisional: ownDeadlines.provisional },
    })
    .from(ownDeadlines)
    .where(and(isMine(ctx), gte(ownDeadlines.endsOn, dayOfNumber(first)), lte(ownDeadlines.endsOn, dayOfNumber(last))))
    .orderBy(asc(ownDeadlines.endsAt), asc(ownDeadlines.id))
  const onDay = new Map<string, MonthDay['deadlines']>()
  for (const { endsOn, endsAt, state, provisional, ...row } of rows) {
    const isLate = state === 'open' && endsAt.getTime() <= ctx.now().getTime()
    const shown = isLate ? ('overdue' as const) : state === 'open' ? ('open' as const) : ('done' as const)
    const entry = { id: row.id, title: titleOf(ctx, row), dueOn: endsOn, state: shown, provisional }
    onDay.set(endsOn, [...(onDay.get(endsOn) ?? []), entry])
  }
  const book = heldYears()
  const dayOf = (number: number): MonthDay => {
    const day = dayOfNumber(number)
    const kind = book.kindOf(calendar, number)
    const holiday = kind === 'free' || kind === 'makeUp' ? kind : null
    return { day, works: doesWork(kind), holiday, deadlines: onDay.get(day) ?? [] }
  }
  return { days: days.map(dayOf), known: book.knows(calendar, Number(query.month.slice(0, 4))) }
}
