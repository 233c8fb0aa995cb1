import { type Ctx, ensureField } from '@portal/platform/server'
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { orderServices } from '../../contract/fees.ts'
import { type FiguresQuery, figureDays, type OrderFigures, spanFault } from '../../contract/figures.ts'
import { fen, yuanOf } from '../../contract/money.ts'
import { moneyHouses } from '../../contract/ways.ts'
import { orderFigures as figures } from './figure.table.ts'
import { figuresAsOf } from './refresh-figures.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now' | 'config'>

const total = (what: SQL | AnyPgColumn) => sql<string>`coalesce(sum(${what}), 0)::text`

const sums = {
  created: total(sql`${figures.madeOpen} + ${figures.madePaid} + ${figures.madeDone} + ${figures.madeClosed}`),
  paid: total(figures.paid),
  completed: total(figures.completed),
  closed: total(figures.closed),
  paidFen: total(figures.paidFen),
  refundedFen: total(figures.refundedFen),
}
type Sums = Record<keyof typeof sums, string>

const nothing: Sums = { created: '0', paid: '0', completed: '0', closed: '0', paidFen: '0', refundedFen: '0' }

const measuresOf = ({ created, paid, completed, closed, paidFen, refundedFen }: Sums) => {
  const [received, returned] = [BigInt(paidFen), BigInt(refundedFen)]
  return {
    created: Number(created),
    paid: Number(paid),
    completed: Number(completed),
    closed: Number(closed),
    paidAmount: yuanOf(fen(received)),
    refundedAmount: yuanOf(fen(returned)),
    netAmount: yuanOf(fen(received - returned)),
  }
}

const states = [
  [0, figures.madeOpen, figures.madeOpenFen],
  [1, figures.madePaid, figures.madePaidFen],
  [2, figures.madeDone, figures.madeDoneFen],
  [-1, figures.madeClosed, figures.madeClosedFen],
] as const

const readStates = (ctx: ReadCtx, wanted: SQL | undefined): Promise<OrderFigures['byState']> =>
  Promise.all(
    states.map(async ([state, made, madeFen]) => {
      const [found] = await ctx.db
        .select({ count: total(made), amount: total(madeFen) })
        .from(figures)
        .where(wanted)
      return { state, count: Number(found?.count ?? 0), amount: yuanOf(fen(BigInt(found?.amount ?? 0))) }
    }),
  )

const readDays = async (
  ctx: ReadCtx,
  { days, wanted }: { days: readonly string[]; wanted: SQL | undefined },
): Promise<OrderFigures['byDay']> => {
  const rows = await ctx.db
    .select({ ...sums, day: figures.day, payMs: figures.payMs, completeMs: figures.completeMs })
    .from(figures)
    .where(wanted)
    .groupBy(figures.day, figures.payMs, figures.completeMs)
    .orderBy(asc(figures.day))
  const found = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => {
    const row = found.get(day)
    return { day, ...measuresOf(row ?? nothing), payMs: row?.payMs ?? null, completeMs: row?.completeMs ?? null }
  })
}

/** What happened to orders and their money in a span, from the figures that the job keeps. */
export const readFigures = async (ctx: ReadCtx, { query }: { query: FiguresQuery }): Promise<OrderFigures> => {
  const days = figureDays(query, ctx.now().getTime())
  const fault = spanFault(days)
  ensureField(fault === undefined, 'from', fault ?? '')
  const [service, way] = [query.service || 'all', query.way || 'all']
  const inSpan = and(
    eq(figures.grain, query.grain),
    days.length === 0 ? sql`false` : between(figures.day, days.at(0) ?? '', days.at(-1) ?? ''),
  )
  const [ofService, ofWay] = [eq(figures.service, service), eq(figures.way, way)]
  const byDay = await readDays(ctx, { days, wanted: and(inSpan, ofService, ofWay) })
  const services = await ctx.db
    .select({ key: figures.service, ...sums })
    .from(figures)
    .where(and(inSpan, ofWay))
    .groupBy(figures.service)
  const ways = await ctx.db
    .select({ key: figures.way, ...sums })
    .from(figures)
    .where(and(inSpan, ofService))
    .groupBy(figures.way)
  const isAsked = (asked: string, key: string): boolean => asked === '' || asked === key
  const [only, ...others] = byDay
  return {
    byState: await readStates(ctx, and(inSpan, ofService, ofWay)),
    byDay,
    byService: orderServices.flatMap((one) => {
      const row = services.find(({ key }) => key === one)
      return row && isAsked(query.service, one) ? [{ service: one, ...measuresOf(row) }] : []
    }),
    byWay: [...moneyHouses, 'none' as const].flatMap((one) => {
      const row = ways.find(({ key }) => key === one)
      return row && isAsked(query.way, one) ? [{ way: one, ...measuresOf(row) }] : []
    }),
    medians:
      only && others.length === 0
        ? { payMs: only.payMs, completeMs: only.completeMs }
        : { payMs: null, completeMs: null },
    asOf: await figuresAsOf(ctx),
    demonstration: ctx.config.mode === 'demonstration',
  }
}
