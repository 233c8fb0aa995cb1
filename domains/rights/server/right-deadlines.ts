import {
  type CountChecked,
  keptSlots,
  type SubjectSource,
  sayUnsaid,
  type ToldBefore,
  type WantedDeadline,
  wantDeadlines,
} from '@portal/deadlines/server'
import { type Ctx, isId, type Job } from '@portal/platform/server'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { RightFacts } from '../contract/right.ts'
import type { RecordalView, RightDeadline } from '../contract/right-view.ts'
import { renewalRules } from './renewal-days.ts'
import { rightRecordals, rights } from './right.table.ts'
import { findFacts, showFacts } from './right-facts.ts'

/** The domain of deadlines knows a right by this noun and its id. */
const subjectKind = 'right'

/** Rights as things that deadlines belong to. They are their owner's alone, so that none of the staff sees their deadlines. */
export const rightDeadlines: SubjectSource = {
  kind: subjectKind,
  permission: null,
  ownerOf: async ({ db }, ref) => {
    if (!isId(ref)) return undefined
    const [found] = await db.select({ ownerId: rights.ownerId }).from(rights).where(eq(rights.id, ref))
    return found?.ownerId
  },
  namesOf: async (ctx, refs) => {
    const rows = await ctx.db
      .select()
      .from(rights)
      .where(inArray(rights.id, refs.filter(isId)))
    return new Map(rows.map((row) => [row.id, showFacts(ctx, row).recordName]))
  },
}

type Dated = Pick<RightFacts, 'registerType' | 'country' | 'status' | 'rightEndDate'>
type Recorded = Pick<RecordalView, 'id' | 'recordEndDate'>

/** What the owner was reminded of by another domain, by the id of the recordal. */
type ToldBy = ReadonlyMap<string, ToldBefore>

const recordalRule = 'customs.recordal.renewWindow'

/**
 * The deadlines that a right shall have: its last day, which is its owner's own fact, what rules say of its renewal, and the windows of
 * its recordals. Of the last day he is told by the last day alone, so that the window that closes with it says nothing.
 */
const wantedOf = (facts: Dated, recordals: readonly Recorded[], toldBy: ToldBy = new Map()): WantedDeadline[] => {
  const { rightEndDate: end, status } = facts
  const rules = renewalRules(facts)
  const ofRight: WantedDeadline[] =
    end === null || status === 'lapsed'
      ? []
      : [
          { slot: 'end', name: '权利届满', dueOn: end, pace: 'certificate' },
          ...(rules
            ? [
                { slot: 'window', rule: rules.window, trigger: end, pace: 'passing' as const },
                { slot: 'grace', rule: rules.grace, trigger: end },
              ]
            : []),
        ]
  const ofRecordals = recordals.map(({ id, recordEndDate }) => {
    const told = toldBy.get(id)
    return { slot: id, rule: recordalRule, trigger: recordEndDate, ...(told && { told }) }
  })
  return [...ofRight, ...ofRecordals]
}

type SayCtx = Pick<Ctx, 'db' | 'now' | 'cipher'>

/** Says anew which deadlines these rights shall have, in the caller's transaction, which holds their rows from now on at the latest. */
export const sayDeadlines = async (ctx: SayCtx, rightIds: readonly string[], toldBy?: ToldBy): Promise<void> => {
  if (rightIds.length === 0) return
  const ids = [...rightIds]
  const found = await ctx.db.select().from(rights).where(inArray(rights.id, ids)).orderBy(asc(rights.id)).for('update')
  const recordals = await ctx.db.select().from(rightRecordals).where(inArray(rightRecordals.rightId, ids))
  const ofRight = Map.groupBy(recordals, ({ rightId }) => rightId)
  // Of a right that no key opens nothing is said, so that what stands goes on.
  const things = found.flatMap((right) => {
    const facts = findFacts(ctx, right)
    const subject = { kind: subjectKind, ref: right.id }
    return facts
      ? [{ userId: right.ownerId, subject, wanted: wantedOf(facts, ofRight.get(right.id) ?? [], toldBy) }]
      : []
  })
  await wantDeadlines(ctx, ...things)
}

/** Ends the deadlines of rights that are gone. */
export const endDeadlines = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  gone: readonly { id: string; ownerId: string }[],
): Promise<void> =>
  wantDeadlines(
    ctx,
    ...gone.map(({ id, ownerId }) => ({ userId: ownerId, subject: { kind: subjectKind, ref: id }, wanted: [] })),
  )

/** How many rights one transaction says it of. */
const batch = 200

/** Says it of rights that are older than this, once each night until none is left. */
export const unsaidJob: Job = {
  name: 'rights.deadlines',
  cron: '23 4 * * *',
  run: async (ctx) => {
    const said = await sayUnsaid(ctx, {
      kind: subjectKind,
      after: async ({ db }, ref) => {
        const rows = await db
          .select({ id: rights.id })
          .from(rights)
          .where(ref === '' ? undefined : gt(rights.id, ref))
          .orderBy(asc(rights.id))
          .limit(batch)
        return rows.map(({ id }) => id)
      },
      say: sayDeadlines,
    })
    if (said > 0) ctx.log.info({ said }, 'deadlines of rights were asked for that nobody had asked for')
  },
}

type Told = { facts: RightFacts; recordals: readonly RecordalView[] }

/** The day of what is wanted, by checked rules; null where none may count it. A grace begins with the last day of the right. */
const dayOf = (count: CountChecked, wanted: WantedDeadline) => {
  if (!('rule' in wanted)) return { name: wanted.name, opensOn: null, dueOn: wanted.dueOn }
  const counted = count(wanted.rule, wanted.trigger)
  return counted && { ...counted, opensOn: wanted.slot === 'grace' ? wanted.trigger : counted.opensOn }
}

/**
 * The deadlines of a right that are to come, in their order, as the domain of deadlines keeps them: what its owner has done is left out,
 * and the day is the one that he set. One that it does not keep yet, a moment after a change, has its slot for an id.
 */
export const comingDeadlines = async (
  ctx: Pick<Ctx, 'db'>,
  { rightId, count, today, facts, recordals }: Told & { rightId: string; count: CountChecked; today: string },
): Promise<RightDeadline[]> => {
  const kept = await keptSlots(ctx, { kind: subjectKind, ref: rightId })
  const numbers = new Map(recordals.map(({ id, recordNum }) => [id, recordNum]))
  return wantedOf(facts, recordals)
    .flatMap((wanted): RightDeadline[] => {
      const [day, known] = [dayOf(count, wanted), kept.get(wanted.slot)]
      if (!day || known?.isOpen === false) return []
      const number = numbers.get(wanted.slot)
      const name = number === undefined ? day.name : `${day.name}（${number}）`
      return [{ id: known?.id ?? wanted.slot, name, opensOn: day.opensOn, dueOn: known?.dueOn ?? day.dueOn }]
    })
    .filter(({ dueOn }) => dueOn >= today)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
}
