import type { Ctx } from '@portal/platform/server'
import { type AnyColumn, and, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PromiseKind } from '../proof/terms.ts'
import { promises } from './promise.table.ts'

/** The month of a moment in Asia/Shanghai: `2026-11`. */
const monthOf = (moment: AnyColumn | SQL) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM')`.as('month')

type Asked = {
  subjectKind: string
  /** The services to count; all of them where it is left out. */
  services?: readonly string[]
  since: Date
}

const about = ({ subjectKind, services }: Asked): SQL | undefined =>
  and(
    eq(promises.subjectKind, subjectKind),
    services && inArray(promises.service, [...services]),
    isNull(promises.cancelledAt),
  )

/** How long first answers took, in ms of real time from the beginning of the promise. */
export type AnswerFigures = { month: string; count: number; medianMs: number; worstMs: number }

/** How long the first answers of each month took. */
export const firstAnswerFigures = async (
  ctx: Pick<Ctx, 'db'>,
  { kind, ...asked }: Asked & { kind: PromiseKind },
): Promise<AnswerFigures[]> => {
  const month = monthOf(promises.firstAnswerAt)
  const took = sql`extract(epoch from ${promises.firstAnswerAt} - ${promises.startedAt}) * 1000`
  return ctx.db
    .select({
      month,
      count: sql`count(*)`.mapWith(Number),
      medianMs: sql`round(percentile_cont(0.5) within group (order by ${took}))`.mapWith(Number),
      worstMs: sql`round(max(${took}))`.mapWith(Number),
    })
    .from(promises)
    .where(
      and(
        about(asked),
        eq(promises.kind, kind),
        isNotNull(promises.firstAnswerAt),
        gte(promises.firstAnswerAt, asked.since),
      ),
    )
    .groupBy(sql`month`)
}

export type KeptFigures = { month: string; service: string; count: number; kept: number }

/** For each month and service: how many promises were decided (kept, or due and not kept), and how many of them in time. */
export const keptFigures = (ctx: Pick<Ctx, 'db'>, asked: Asked): Promise<KeptFigures[]> => {
  const decidedAt = sql`coalesce(${promises.brokenAt}, ${promises.keptAt})`
  return ctx.db
    .select({
      month: monthOf(decidedAt),
      service: promises.service,
      count: sql`count(*)`.mapWith(Number),
      kept: sql`count(*) filter (where ${promises.brokenAt} is null)`.mapWith(Number),
    })
    .from(promises)
    .where(and(about(asked), gte(decidedAt, asked.since)))
    .groupBy(sql`month`, promises.service)
}
