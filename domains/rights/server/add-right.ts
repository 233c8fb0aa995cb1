import type { ActorCtx } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { rightLimits } from '../contract/limits.ts'
import type { RecordalForm } from '../contract/recordal.ts'
import type { NewRightForm, RightFacts } from '../contract/right.ts'
import { type FindRequestRights, getCompleted } from './completed-request.ts'
import { ensure } from './failures.ts'
import { type RightOrigin, rightRecordals, rights } from './right.table.ts'
import { sayDeadlines } from './right-deadlines.ts'
import { columnsOf, ensureCountries, numberFingerprint } from './right-facts.ts'
import { recordTrail } from './trail.ts'

type AddCtx = ActorCtx<'cipher'>

/** Lets an owner's additions and changes wait for one another: at once, each would count too few and find no double. */
export const addAlone = async ({ db, actor }: Pick<AddCtx, 'db' | 'actor'>): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rights ${actor.userId}`}, 0))`)
}

/** The caller's own right of the same type, country and folded number; undefined where there is none. */
export const findDouble = async (
  ctx: Pick<AddCtx, 'db' | 'cipher' | 'actor'>,
  facts: Pick<RightFacts, 'registerType' | 'country' | 'registerNum'>,
): Promise<string | undefined> => {
  const fingerprint = numberFingerprint(ctx, facts)
  if (fingerprint === null) return undefined
  const [found] = await ctx.db
    .select({ id: rights.id })
    .from(rights)
    .where(and(eq(rights.ownerId, ctx.actor.userId), eq(rights.numberFingerprint, fingerprint)))
  return found?.id
}

/** How many more rights the caller's vault takes. */
export const roomOf = async ({ db, actor }: Pick<AddCtx, 'db' | 'actor'>): Promise<number> =>
  Math.max(0, rightLimits.rights - (await db.$count(rights, eq(rights.ownerId, actor.userId))))

/** A right to be added, with the recordal with customs that is known of it. */
export type NewRight = { facts: RightFacts; origin: RightOrigin; recordal?: RecordalForm }

/** One statement writes so many rows at most, since it takes a limited number of values. */
const written = 500

const inParts = async <T>(all: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < all.length; from += written) await write(all.slice(from, from + written))
}

/**
 * Writes rights into the caller's vault and answers their ids, in the caller's transaction, which adds alone (`addAlone`).
 * None of them may be a double of another or of one that is there. Fails with `right.too_many`, and with U00400 for a country
 * that there is none of.
 */
export const addRights = async (ctx: AddCtx, added: readonly NewRight[]): Promise<string[]> => {
  for (const { facts } of added) ensureCountries(facts)
  const room = await roomOf(ctx)
  ensure(added.length <= room, 'right.too_many', room === 0 || added.length === 1 ? {} : { msg: fewer(room) })
  const ids = await writeRights(ctx, added)
  await sayDeadlines(ctx, ids)
  return ids
}

/** Writes rights as they are, in the order in which a list is to show them, judged by nobody; whoever calls it says their deadlines (`sayDeadlines`). */
export const writeRights = async (ctx: AddCtx, added: readonly NewRight[]): Promise<string[]> => {
  const at = ctx.now()
  // The list shows what was saved last first: each right is saved a millisecond before the one in front of it.
  const rows = added.map((one, place) => ({ id: ctx.newId(), saveTime: new Date(at.getTime() - place), ...one }))
  await inParts(rows, (part) =>
    ctx.db.insert(rights).values(
      part.map(({ id, facts, origin, saveTime }) => ({
        ...columnsOf(ctx, id, facts),
        ...{ id, ownerId: ctx.actor.userId, version: 1, origin },
        ...{ verification: 'none' as const, createTime: at, saveTime },
      })),
    ),
  )
  await inParts(rows, (part) =>
    recordTrail(
      ctx,
      part.map(({ id }) => id),
      'added',
      { version: 1 },
    ),
  )
  const recorded = rows.flatMap(({ id: rightId, recordal }) => (recordal ? [{ rightId, ...recordal }] : []))
  await inParts(recorded, async (part) => {
    await ctx.db.insert(rightRecordals).values(part.map((row) => ({ ...row, id: ctx.newId(), createTime: at })))
    await recordTrail(
      ctx,
      part.map(({ rightId }) => rightId),
      'recordalAdded',
    )
  })
  return rows.map(({ id }) => id)
}

const fewer = (room: number): string => `权利台账最多${rightLimits.rights}项，还可以加入${room}项，请少选一些`

/**
 * Adds a right to the caller's vault, in the caller's transaction. Fails with `right.double`, whose `current` names the
 * right that is there, and as `addRights`.
 */
export const addRight = async (
  ctx: AddCtx,
  facts: RightFacts,
  { origin = typedIn, recordal }: Partial<Pick<NewRight, 'origin' | 'recordal'>> = {},
): Promise<{ id: string }> => {
  ensureCountries(facts)
  await addAlone(ctx)
  const double = await findDouble(ctx, facts)
  ensure(double === undefined, 'right.double', { current: { id: double } })
  const [id = ''] = await addRights(ctx, [{ facts, origin, ...(recordal && { recordal }) }])
  return { id }
}

const typedIn: RightOrigin = { kind: 'form', ref: null, dataDay: null }

/**
 * Adds a right that its owner typed in, or completed from what a request of his own names.
 * @throws AppFailure `record.not_found` and `right.request_not_completed` of that request; as `addRight`
 */
export const createRightWith =
  (find: FindRequestRights) =>
  async (ctx: AddCtx, { body: { businessSn, ...facts } }: { body: NewRightForm }): Promise<{ id: string }> => {
    if (businessSn === '') return addRight(ctx, facts)
    await getCompleted(ctx, find, businessSn)
    return addRight(ctx, facts, { origin: { kind: 'request', ref: businessSn, dataDay: null } })
  }
