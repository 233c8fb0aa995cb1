import type { Ctx } from '@portal/platform/server'
import { firstAnswerFigures, keptFigures } from '@portal/promises/server'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { businessTypes } from '../../contract/business-types.ts'
import {
  type DeskFigures,
  type FiguresQuery,
  figureMonths,
  type MonthFigures,
} from '../../contract/workbench/figures.ts'
import { requestSteps, requests } from '../request.table.ts'
import { serviceOf, subjectKind } from '../request-promises.ts'

/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

/** The names of the last `figureMonths` months, oldest first, and the moment at which the first began. */
const monthsUntil = (now: Date): { names: string[]; since: Date } => {
  const here = new Date(now.getTime() + shanghaiOffsetMs)
  const starts = Array.from({ length: figureMonths }, (_, at) =>
    Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - figureMonths + 1 + at, 1),
  )
  const names = starts.map((start) => new Date(start).toISOString().slice(0, 7))
  return { names, since: new Date((starts[0] ?? 0) - shanghaiOffsetMs) }
}

const counted = {
  submit: 'submitted',
  accept: 'accepted',
  reject: 'rejected',
  complete: 'completed',
} as const
type CountedAction = keyof typeof counted

/** Counts in the history how often each step was taken in each month. */
const countSteps = (ctx: Pick<Ctx, 'db'>, { businessType }: FiguresQuery, since: Date) =>
  ctx.db
    .select({
      month: sql<string>`to_char(${requestSteps.createTime} at time zone 'Asia/Shanghai', 'YYYY-MM')`.as('month'),
      action: sql<CountedAction>`${requestSteps.action}`,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(requestSteps)
    .innerJoin(requests, eq(requests.id, requestSteps.requestId))
    .where(
      and(
        gte(requestSteps.createTime, since),
        inArray(requestSteps.action, Object.keys(counted) as CountedAction[]),
        businessType === null ? undefined : eq(requests.businessType, businessType),
      ),
    )
    .groupBy(sql`month`, requestSteps.action)

/** The desk's figures by month, from stored facts alone: what came in, what became of it, and whether promises were kept. */
export const deskFigures = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  { query }: { query: FiguresQuery },
): Promise<DeskFigures> => {
  const { names, since } = monthsUntil(ctx.now())
  const services = businessTypes.filter((type) => query.businessType === null || type === query.businessType)
  const asked = { subjectKind, services: services.map(serviceOf), since }
  const [steps, answers, kept] = await Promise.all([
    countSteps(ctx, query, since),
    firstAnswerFigures(ctx, { ...asked, kind: 'acceptance' }),
    keptFigures(ctx, asked),
  ])
  const months = names.map((month): MonthFigures => {
    const answer = answers.find((one) => one.month === month)
    const figures: MonthFigures = {
      month,
      submitted: 0,
      accepted: 0,
      rejected: 0,
      completed: 0,
      answered: answer?.count ?? 0,
      medianMs: answer?.medianMs ?? null,
      worstMs: answer?.worstMs ?? null,
    }
    for (const step of steps) if (step.month === month) figures[counted[step.action]] = step.count
    return figures
  })
  return {
    months,
    kept: services.flatMap((businessType) =>
      kept
        .filter(({ service }) => service === serviceOf(businessType))
        .map(({ month, count, kept: inTime }) => ({ month, businessType, count, kept: inTime })),
    ),
    demonstration: ctx.config.mode === 'demonstration',
  }
}
