import { heldYears } from '@portal/calendars/proof'
import type { JobCtx, Listener } from '@portal/platform/server'
import { and, eq, isNotNull } from 'drizzle-orm'
import { countDeadline } from '../proof/count-deadline.ts'
import type { RuleVersion } from '../proof/rule.ts'
import { cancelled } from './change-deadline.ts'
import { findChecked } from './count-checked.ts'
import { countedTerms, type DeadlineRecord, derived, endsOf, ownTerms, type Terms } from './deadline-terms.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { testedRules } from './stored-rules.ts'
import { carryTold, createTimeOf, nextAfterTold } from './told-before.ts'
import { type WantedDeadline, type WantedDeadlines, wantedEvent } from './wanted.ts'
import { deadlineWishes } from './wish.table.ts'

type WantCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>

/** What is wanted comes to; undefined while no checked version of its rule may count it. */
const termsFor = (versions: readonly RuleVersion[], wanted: WantedDeadline): Terms | undefined => {
  if (!('rule' in wanted)) return ownTerms({ ...wanted, dueTime: '', zone: '' })
  const { rule, trigger, delivery, name, pace } = wanted
  const asked = { trigger, ...(delivery && { delivery }) }
  const version = findChecked(versions, rule, asked)
  if (!version) return undefined
  const counted = countedTerms(version, asked, countDeadline(version, asked, heldYears()))
  return { kind: 'rule', rule, asked, ...counted, ...(name !== undefined && { name }), ...(pace && { pace }) }
}

const write = async ({ db, now }: WantCtx, { id, version }: DeadlineRecord, set: Partial<DeadlineRecord>) => {
  await db
    .update(ownDeadlines)
    .set({ ...set, version: version + 1, changeTime: now() })
    .where(eq(ownDeadlines.id, id))
}

const cancel = async (ctx: WantCtx, kept: DeadlineRecord | undefined): Promise<void> => {
  if (kept && kept.state !== 'cancelled') await write(ctx, kept, cancelled(ctx.now()))
}

type Doing = Pick<WantedDeadline, 'doneOn'>

const open = { state: 'open', doneOn: null, doneNote: null, endTime: null } as const
const stateWith = ({ doneOn }: Doing, now: Date) =>
  doneOn === undefined ? open : { state: 'done' as const, doneOn, endTime: now, nextReminder: null }

const make = async (ctx: WantCtx, of: WantedDeadlines, wanted: WantedDeadline, terms: Terms): Promise<void> => {
  const [id, now, { told }] = [ctx.newId(), ctx.now(), wanted]
  const { userId, subject } = of
  const belongs = { subjectKind: subject.kind, subjectRef: subject.ref, subjectOwnerId: userId, slot: wanted.slot }
  const made = { ...terms, createTime: createTimeOf(told, now), override: null }
  const reminders = { ...derived(made, now), ...(told && { nextReminder: nextAfterTold(made, told) }) }
  const state = { ...reminders, ...stateWith(wanted, now) }
  await ctx.db.insert(ownDeadlines).values({ id, userId, ...belongs, ...made, ...state, changeTime: now })
  if (told) await carryTold(ctx, { id, ...made }, told)
}

/** Whether a deadline is counted by this rule from this day and delivery, or is this day. */
const isAsked = (kept: DeadlineRecord, wanted: WantedDeadline): boolean =>
  'rule' in wanted
    ? kept.rule === wanted.rule && kept.asked?.trigger === wanted.trigger && kept.asked.delivery === wanted.delivery
    : kept.rule === null && kept.dueOn === wanted.dueOn

/** Keeps one deadline as it is wanted. Returns the rule by which nobody may count it yet. */
const keepOne = async (
  ctx: WantCtx,
  of: WantedDeadlines,
  wanted: WantedDeadline,
  { kept, versions, wasDone }: { kept: DeadlineRecord | undefined; versions: readonly RuleVersion[]; wasDone: boolean },
): Promise<string | undefined> => {
  const now = ctx.now()
  // What a recount or its owner made of it since is not undone.
  if (kept && kept.state !== 'cancelled' && isAsked(kept, wanted)) {
    if (kept.state === 'open' && wanted.doneOn !== undefined) await write(ctx, kept, stateWith(wanted, now))
    // The domain takes back what it said; what its owner said himself stays.
    if (kept.state === 'done' && wanted.doneOn === undefined && wasDone)
      await write(ctx, kept, { ...derived(kept, now), ...stateWith(wanted, now) })
    return undefined
  }
  const terms = termsFor(versions, wanted)
  if (!terms) {
    await cancel(ctx, kept)
    return 'rule' in wanted ? wanted.rule : undefined
  }
  const hasPassed = endsOf({ ...terms, override: null }).endsAt <= now
  if (hasPassed && !wanted.evenLate && wanted.doneOn === undefined) await cancel(ctx, kept)
  else if (!kept) await make(ctx, of, wanted, terms)
  else {
    // The day that its owner set belonged to what the thing was before.
    const next = { ...kept, ...terms, override: null }
    const anew = { override: null, overrideReason: null, ...derived(next, now), ...stateWith(wanted, now) }
    await write(ctx, kept, { ...terms, ...anew })
  }
  return undefined
}

/** Whether the rules count as they should; until they do again, nothing that is wanted is kept or ended. */
export const mayKeep = async (ctx: WantCtx): Promise<boolean> => (await testedRules.read(ctx)).faults.length === 0

/** Brings the deadlines of a thing from what was wanted `before` to what is wanted. Returns the rules by which nobody may count yet. */
export const keepAll = async (
  ctx: WantCtx,
  of: WantedDeadlines,
  before: readonly WantedDeadline[] = [],
): Promise<string[]> => {
  const { versions } = await testedRules.read(ctx)
  const { kind, ref } = of.subject
  const isOf = and(eq(ownDeadlines.subjectKind, kind), eq(ownDeadlines.subjectRef, ref), isNotNull(ownDeadlines.slot))
  const rows = await ctx.db.select().from(ownDeadlines).where(isOf).for('update')
  const waiting: string[] = []
  for (const wanted of of.wanted) {
    const kept = rows.find(({ slot }) => slot === wanted.slot)
    const wasDone = before.some(({ slot, doneOn }) => slot === wanted.slot && doneOn !== undefined)
    const rule = await keepOne(ctx, of, wanted, { kept, versions, wasDone })
    if (rule !== undefined) waiting.push(rule)
  }
  for (const row of rows) if (!of.wanted.some(({ slot }) => slot === row.slot)) await cancel(ctx, row)
  return [...new Set(waiting)]
}

/**
 * Keeps exactly the deadlines that a thing shall have. `said` is the number of the event: one that comes twice or late, after a
 * later one, changes nothing, also where that one had wanted none.
 */
export const keepWanted = (ctx: WantCtx, of: WantedDeadlines, said: number): Promise<void> =>
  ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const { subject, userId, wanted } = of
    const key = { subjectKind: subject.kind, subjectRef: subject.ref }
    const isOf = and(eq(deadlineWishes.subjectKind, subject.kind), eq(deadlineWishes.subjectRef, subject.ref))
    const nothing = { ...key, wanted: [], waitsFor: [], saidBy: 0, saidAt: ctx.now() }
    await db.insert(deadlineWishes).values(nothing).onConflictDoNothing()
    // Whoever speaks of the same thing at the same time waits here.
    const [stands] = await db.select().from(deadlineWishes).where(isOf).for('update')
    if (!stands || stands.saidBy >= said) return
    const before = stands.keptBefore ?? stands.wanted
    const kept = (await mayKeep(inside))
      ? { waitsFor: await keepAll(inside, of, before), keptBefore: null, againAt: null }
      : { keptBefore: before, againAt: ctx.now() }
    const owner = { userId: wanted.length === 0 ? null : userId }
    await db
      .update(deadlineWishes)
      .set({ ...owner, ...kept, wanted, saidBy: said, saidAt: ctx.now() })
      .where(isOf)
  })

export const wantedListener: Listener = {
  event: wantedEvent,
  name: 'deadlines.keep-wanted',
  react: (ctx, data, { id }) => keepWanted(ctx, data as WantedDeadlines, Number(id)),
}
