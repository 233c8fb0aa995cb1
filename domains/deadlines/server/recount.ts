import { heldYears } from '@portal/calendars/proof'
import { keepYears } from '@portal/calendars/server'
import { type ActorCtx, type JobCtx, publish } from '@portal/platform/server'
import { and, asc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { askedFaults } from '../proof/asked-faults.ts'
import { chooseVersion } from '../proof/choose-version.ts'
import { countDeadline } from '../proof/count-deadline.ts'
import { isChecked, type RuleVersion } from '../proof/rule.ts'
import { countedTerms, type DeadlineRecord } from './deadline-terms.ts'
import { deadlineRecounts, ownDeadlines } from './own-deadline.table.ts'
import { changedRow, writeRows } from './recounted-rows.ts'
import { testedRules } from './stored-rules.ts'
import { wakeWishes } from './waiting-wishes.ts'

type RecountCtx = Pick<JobCtx, 'db' | 'now' | 'log'>
type Order = typeof deadlineRecounts.$inferSelect

/** Which deadlines to count again: those whose days lie in a year of a calendar, or those of a rule. `why` is told to their owners. */
export type RecountWish = { why: string } & ({ calendar: string; year: number } | { rule: string })

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 200
/** The most rows that are read at once where none is locked or written. */
const readBatch = 1_000
/** Every process counts with what was saved after this time, so that no deadline is made by the old after the recount has passed it. */
const settleMs = 6_000

/** Notes a recount in the caller's transaction; answers its id. Any process carries it out, and goes on with it after a crash. */
export const askForRecount = async (
  ctx: Pick<ActorCtx, 'db' | 'now' | 'newId'>,
  wish: RecountWish,
): Promise<string> => {
  const id = ctx.newId()
  const of = 'rule' in wish ? { rule: wish.rule } : { calendar: wish.calendar, year: wish.year }
  await ctx.db.insert(deadlineRecounts).values({ id, ...of, why: wish.why, createTime: ctx.now() })
  return id
}

/**
 * Has the open deadlines of a rule counted anew, and those kept that wait for it, once every process counts by what the caller's
 * transaction wrote. It is the last that a transaction does: the time until then runs from now on.
 */
export const countAgain = async (
  ctx: Pick<ActorCtx, 'db' | 'now' | 'newId'>,
  rule: string,
  why: string,
): Promise<void> => {
  await askForRecount(ctx, { rule, why })
  await wakeWishes(ctx, rule, new Date(ctx.now().getTime() + settleMs))
}

type Wanted = Pick<Order, 'calendar' | 'year' | 'rule'>

/** The open deadlines that rest on what changed. */
const restsOn = ({ calendar, year, rule }: Wanted): SQL | undefined =>
  and(
    eq(ownDeadlines.state, 'open'),
    rule === null ? undefined : eq(ownDeadlines.rule, rule),
    calendar === null ? undefined : eq(ownDeadlines.calendar, calendar),
    year === null ? undefined : and(lte(ownDeadlines.firstYear, year), gte(ownDeadlines.lastYear, year)),
  )

type Counted = Pick<DeadlineRecord, 'rule' | 'ruleVersion' | 'asked'>

/**
 * What a deadline comes to by these versions and by the years that this process holds; undefined where no version may count it.
 * A version that nobody has checked counts only what it has counted already.
 */
const recounted = ({ rule, ruleVersion, asked }: Counted, versions: readonly RuleVersion[]) => {
  if (asked === null) return undefined
  const ofRule = versions.filter(({ code }) => code === rule)
  const version = chooseVersion(ofRule, asked.trigger)
  if (!version || !(isChecked(version) || version.version === ruleVersion)) return undefined
  // A version that counts otherwise, by a delivery or state that it has not, leaves the deadline as its owner knows it.
  if (askedFaults(version, asked).length > 0) return undefined
  return countedTerms(version, asked, countDeadline(version, asked, heldYears()))
}

/** The rules as they stand in the database at this moment; none while their self-test fails, since nothing is counted then. */
const versionsNow = async (ctx: RecountCtx): Promise<readonly RuleVersion[]> => {
  const { versions, faults } = await testedRules.read(ctx)
  if (faults.length > 0) throw new Error('deadlines are not counted again while worked examples come out otherwise')
  return versions
}

const afterLast = ({ lastOwner, lastId }: Pick<Order, 'lastOwner' | 'lastId'>): SQL | undefined =>
  lastId === null
    ? undefined
    : sql`(${ownDeadlines.userId}, ${ownDeadlines.id}) > (${lastOwner}::uuid, ${lastId}::uuid)`

/** What a transaction did of an order: null where nothing is left to do or another process is at it. */
type Done = { recomputed: number; changed: number; isLast: boolean } | null

/** How a domain calls a deadline that it wants kept, and who is told of it, is the domain's to say, and not the rule's. */
const saidOf = ({ slot, name, pace }: DeadlineRecord) => (slot === null ? {} : { name, pace })

const writeBatch = async (ctx: RecountCtx, order: Order, versions: readonly RuleVersion[]) => {
  const rows = await ctx.db
    .select()
    .from(ownDeadlines)
    .where(and(restsOn(order), afterLast(order)))
    .orderBy(asc(ownDeadlines.userId), asc(ownDeadlines.id))
    .limit(batch)
    .for('update')
  const moved = new Map<string, string[]>()
  const changed = rows.flatMap((record) => {
    const terms = recounted(record, versions)
    return (terms && changedRow(record, { ...terms, ...saidOf(record) }, { now: ctx.now(), why: order.why })) ?? []
  })
  await writeRows(ctx, changed)
  for (const { id, userId, subjectOwnerId } of changed.filter(({ isMoved }) => isMoved))
    for (const one of new Set([userId, subjectOwnerId ?? userId])) moved.set(one, [...(moved.get(one) ?? []), id])
  // One event for each person, of both sides of a case, so that one whose deadlines all move is told once for every batch.
  for (const [userId, ids] of moved) await publish(ctx, 'deadline.changed', { userId, ids, why: order.why })
  return { rows, changed: changed.filter(({ isMoved }) => isMoved).length }
}

/** One batch at a time, of whichever recount: of two at once, the one that began earlier would write what an older rule says. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtextextended('deadlines.recount', 0))`

const doBatch = async (ctx: RecountCtx, id: string): Promise<Done> => {
  await keepYears(ctx)
  return ctx.db.transaction(async (db) => {
    await db.execute(oneAtATime)
    const versions = await versionsNow({ ...ctx, db })
    const isOpen = and(eq(deadlineRecounts.id, id), isNull(deadlineRecounts.endTime))
    const [order] = await db.select().from(deadlineRecounts).where(isOpen).for('update', { skipLocked: true })
    if (!order) return null
    const { rows, changed } = await writeBatch({ ...ctx, db }, order, versions)
    const last = rows.at(-1)
    const isLast = rows.length < batch
    const recomputed = order.recomputed + rows.length
    await db
      .update(deadlineRecounts)
      .set({
        ...{ recomputed, changed: order.changed + changed },
        ...(last && { lastOwner: last.userId, lastId: last.id }),
        ...(isLast && { endTime: ctx.now() }),
      })
      .where(eq(deadlineRecounts.id, id))
    return { recomputed, changed: order.changed + changed, isLast }
  })
}

/**
 * Carries out a recount batch by batch, each in its own transaction with the place up to which it has come: what a process that
 * dies had not finished, the next goes on with. It ends early where `stopping` is aborted, or another process is at it.
 * @returns how many deadlines were looked at and how many of them moved, in all batches so far
 */
export const runRecount = async (
  ctx: RecountCtx,
  id: string,
  stopping?: AbortSignal,
): Promise<{ recomputed: number; changed: number }> => {
  let sum = { recomputed: 0, changed: 0 }
  while (!stopping?.aborted) {
    const done = await doBatch(ctx, id)
    if (done === null) break
    sum = { recomputed: done.recomputed, changed: done.changed }
    if (done.isLast) break
  }
  return sum
}

const runLogged = async (ctx: RecountCtx, id: string, stopping?: AbortSignal): Promise<void> => {
  const done = await runRecount(ctx, id, stopping)
  if (done.recomputed > 0) ctx.log.info({ recount: id, ...done }, 'open deadlines were counted again')
}

/** Carries out every recount that has waited long enough, the oldest first. */
export const runRecounts = async (ctx: RecountCtx, stopping?: AbortSignal): Promise<void> => {
  const waiting = await ctx.db
    .select({ id: deadlineRecounts.id })
    .from(deadlineRecounts)
    .where(
      and(isNull(deadlineRecounts.endTime), lte(deadlineRecounts.createTime, new Date(ctx.now().getTime() - settleMs))),
    )
    .orderBy(asc(deadlineRecounts.createTime))
  const failures: unknown[] = []
  // One that cannot be carried out does not keep the others from it; the ticker then fails, and is seen to have failed.
  for (const { id } of waiting) await runLogged(ctx, id, stopping).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${waiting.length} recounts were not carried out`)
}

/**
 * The open deadlines of a rule whose day would be another by these versions, the first `most` of them by owner, with how many are
 * open in all: what a version would change, before it is checked. Nothing is written.
 */
export const impactOnRule = async (
  ctx: RecountCtx,
  { rule, versions, most }: { rule: string; versions: readonly RuleVersion[]; most: number },
): Promise<{ total: number; affected: { id: string; before: string; after: string }[] }> => {
  const wanted = restsOn({ rule, calendar: null, year: null })
  const affected: { id: string; before: string; after: string }[] = []
  const total = await ctx.db.$count(ownDeadlines, wanted)
  let last: Pick<Order, 'lastOwner' | 'lastId'> = { lastOwner: null, lastId: null }
  for (;;) {
    const { userId, id, ruleVersion, asked, dueOn } = ownDeadlines
    const rows = await ctx.db
      .select({ userId, id, rule: ownDeadlines.rule, ruleVersion, asked, dueOn })
      .from(ownDeadlines)
      .where(and(wanted, afterLast(last)))
      .orderBy(asc(userId), asc(id))
      .limit(readBatch)
    for (const row of rows) {
      const after = recounted(row, versions)?.dueOn
      if (after !== undefined && after !== row.dueOn) affected.push({ id: row.id, before: row.dueOn, after })
    }
    const end = rows.at(-1)
    if (!end || rows.length < readBatch || affected.length >= most) return { total, affected: affected.slice(0, most) }
    last = { lastOwner: end.userId, lastId: end.id }
  }
}
