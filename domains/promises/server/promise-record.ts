import type { Ctx } from '@portal/platform/server'
import { and, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { promiseKindLabels } from '../contract/labels.ts'
import type { PromisedService } from '../contract/promise.ts'
import { fewestCases, type PromiseRecord, type RecordRow } from '../contract/record.ts'
import { allowanceOf, type PromiseKind, type PromiseSettings, promiseBases } from '../proof/terms.ts'
import { promises } from './promise.table.ts'
import { usedTime } from './read-promises.ts'
import { readSettings } from './settings.ts'

/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

/** The last whole month in Asia/Shanghai: its name, its first moment and that of the month after. */
const lastMonth = (now: Date): { name: string; from: Date; to: Date } => {
  const here = new Date(now.getTime() + shanghaiOffsetMs)
  const firstOf = (month: number) => Date.UTC(here.getUTCFullYear(), month, 1)
  const start = firstOf(here.getUTCMonth() - 1)
  return {
    name: new Date(start).toISOString().slice(0, 7),
    from: new Date(start - shanghaiOffsetMs),
    to: new Date(firstOf(here.getUTCMonth()) - shanghaiOffsetMs),
  }
}

/** A promise belongs to the month in which it was decided: kept, or due and not kept. */
const decidedAt = sql`coalesce(${promises.brokenAt}, ${promises.keptAt})`

type Counted = { service: string; kind: PromiseKind; count: number; open: number; figures: RecordRow['figures'] }

/**
 * The figures of a month. A case that is late and not done yet counts with the time used so far: without it the figures
 * would look better than they are.
 */
const countMonth = async (ctx: Pick<Ctx, 'db' | 'now'>, within: SQL | undefined): Promise<Counted[]> => {
  const late = await ctx.db
    .select()
    .from(promises)
    .where(and(within, isNull(promises.keptAt)))
  const soFar = sql`unnest(${sql.param(late.map(({ id }) => id))}::uuid[], ${sql.param(
    late.map((promise) => usedTime(promise, ctx.now())),
  )}::bigint[]) as so_far(id, used_ms)`
  const used = sql`coalesce(${promises.takenMs}, so_far.used_ms)`
  const rows = await ctx.db
    .select({
      service: promises.service,
      kind: promises.kind,
      count: sql`count(*)`.mapWith(Number),
      open: sql`count(*) filter (where ${promises.keptAt} is null)`.mapWith(Number),
      keptShare: sql`(count(*) filter (where ${promises.brokenAt} is null))::float8 / count(*)`.mapWith(Number),
      medianMs: sql`percentile_cont(0.5) within group (order by ${used})`.mapWith(Number),
      worstMs: sql`max(${used})`.mapWith(Number),
    })
    .from(promises)
    .leftJoin(soFar, sql`so_far.id = ${promises.id}`)
    .where(within)
    .groupBy(promises.service, promises.kind)
  return rows.map(({ keptShare, medianMs, worstMs, ...row }) => ({
    ...row,
    figures: row.count < fewestCases ? null : { keptShare, medianMs: Math.round(medianMs), worstMs },
  }))
}

const rowsOf = (
  services: readonly PromisedService[],
  settings: PromiseSettings,
  counted: readonly Counted[],
): RecordRow[] =>
  services.flatMap(({ service, name, kinds }) =>
    kinds.map((kind) => {
      const found = counted.find((one) => one.service === service && one.kind === kind)
      return {
        service,
        name,
        kind,
        label: promiseKindLabels[kind],
        basis: promiseBases[kind],
        allowance: allowanceOf(kind, service, settings),
        count: found?.count ?? 0,
        open: found?.open ?? 0,
        figures: found?.figures ?? null,
      }
    }),
  )

/** The public record of last month's promises, from stored facts alone; it never shows an average alone. */
export const promiseRecordOf = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  services: readonly PromisedService[],
): Promise<PromiseRecord> => {
  const { name, from, to } = lastMonth(ctx.now())
  const within = and(gte(decidedAt, from), lt(decidedAt, to), isNull(promises.cancelledAt))
  const settings = await readSettings(ctx)
  return {
    month: name,
    shifts: settings.shifts,
    demonstration: ctx.config.mode === 'demonstration',
    rows: rowsOf(services, settings, await countMonth(ctx, within)),
  }
}
