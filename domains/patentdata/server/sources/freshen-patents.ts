import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { isInventedNumber, numbersOf, type PublicationNumber } from '../../contract/publication-number.ts'
import { sourceLimits } from '../../contract/source-limits.ts'
import { findPatent } from '../find-patents.ts'
import type { PatentRecord } from '../patent.table.ts'
import { type Inquiry, type InquiryCtx, inquireOnce } from './inquire.ts'
import { patentInquiries } from './source.table.ts'
import { isPaused } from './source-state.ts'
import { patentSourceSettings } from './sources.settings.ts'

const dayMs = 86_400_000

/** Whether what is known is old: legal events sooner than the rest, whose newest day counts, since no source tells everything. */
const isStale = ({ provenance: { status, ...others } }: PatentRecord, today: string): boolean => {
  const { legalDays, otherDays } = sourceLimits
  if (status === undefined || status.asOf < addDays(today, -legalDays)) return true
  return !Object.values(others).some(({ asOf }) => asOf >= addDays(today, -otherDays))
}

/** What the source is to be asked for because of a number; undefined where it need not be asked. */
const findDue = async (ctx: Pick<Ctx, 'db' | 'now'>, number: PublicationNumber): Promise<Inquiry | undefined> => {
  if (isInventedNumber(number.digits)) return undefined
  const known = (await findPatent(ctx, number))?.record
  const now = ctx.now()
  if (known?.isDemonstration || (known && !isStale(known, shanghaiDayOf(now)))) return undefined
  const pn = known?.pn ?? number.pn
  const [last] = await ctx.db
    .select()
    .from(patentInquiries)
    .where(and(eq(patentInquiries.source, 'ops'), eq(patentInquiries.pn, pn)))
  const keptMs = last?.outcome === 'absent' ? sourceLimits.absent : sourceLimits.legalDays * dayMs
  if (last && now.getTime() - last.time.getTime() < keptMs) return undefined
  return { pn, numbers: known ? [pn] : numbersOf(number) }
}

const after = (ms: number): { over: Promise<false>; stop: () => void } => {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  return { over: promise, stop: () => clearTimeout(timer) }
}

/**
 * Asks the configured source for all of these publications that are unknown here or whose facts are old, at the same time, and
 * waits for it at most `withinMs`; what comes later is stored when it comes. Nothing is asked inside a transaction: `ctx.db` is the
 * pool. Without a source, and for numbers that no office gives out, nobody outside is asked.
 * @returns the numbers (`pn`) for which the source had no answer in time
 */
export const freshenPatents = async (
  ctx: InquiryCtx & Pick<Ctx, 'config'>,
  numbers: readonly PublicationNumber[],
  withinMs: number = sourceLimits.patience,
): Promise<ReadonlySet<string>> => {
  const { ops } = patentSourceSettings(ctx.config)
  if (ops === null) return new Set()
  const due = await Promise.all(numbers.map(async (number) => ({ pn: number.pn, inquiry: await findDue(ctx, number) })))
  const wanted = due.flatMap(({ pn, inquiry }) => (inquiry ? [{ pn, inquiry }] : []))
  if (wanted.length === 0) return new Set()
  if (await isPaused(ctx)) return new Set(wanted.map(({ pn }) => pn))
  const { over, stop } = after(withinMs)
  const asked = wanted.map(async ({ pn, inquiry }) => {
    const isAnswered = await Promise.race([inquireOnce(ctx, ops, inquiry), over])
    return isAnswered ? [] : [pn]
  })
  const late = await Promise.all(asked)
  stop()
  return new Set(late.flat())
}
