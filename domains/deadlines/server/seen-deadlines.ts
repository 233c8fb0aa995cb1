import { isId, type SignedInCtx } from '@portal/platform/server'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { DeadlineAction } from '../contract/deadline.ts'
import type { DeadlineRecord } from './deadline-terms.ts'
import { allowedOn, mayChange } from './deadline-view.ts'
import { ensure } from './failures.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { kindsSeenBy, type Subjects } from './subjects.ts'

type SeenCtx = Pick<SignedInCtx, 'db' | 'actor'>

/**
 * The deadlines that belong to a user: those that he entered, and those of his cases. They are found by two indexes first, as an
 * array, since for an `or` over two columns the planner goes through those of everybody in the order of a list.
 */
export const isOf = ({ db }: Pick<SignedInCtx, 'db'>, userId: string): SQL => {
  const { id } = ownDeadlines
  const entered = db.select({ id }).from(ownDeadlines).where(eq(ownDeadlines.userId, userId))
  const ofCases = db.select({ id }).from(ownDeadlines).where(eq(ownDeadlines.subjectOwnerId, userId))
  return sql`${id} = any(array(${entered.unionAll(ofCases)}))`
}

/** The deadlines of one's own lists. */
export const isMine = (ctx: SeenCtx): SQL | undefined =>
  and(isOf(ctx, ctx.actor.userId), ne(ownDeadlines.state, 'cancelled'))

/** Every deadline that the caller may see: at the desk also those of the cases that he may see. */
export const isSeen = (ctx: SeenCtx, subjects: Subjects): SQL | undefined => {
  const kinds = kindsSeenBy(subjects, ctx.actor)
  const ofDesk = kinds.length === 0 ? undefined : inArray(ownDeadlines.subjectKind, kinds)
  const { userId } = ctx.actor
  return and(
    or(eq(ownDeadlines.userId, userId), eq(ownDeadlines.subjectOwnerId, userId), ofDesk),
    ne(ownDeadlines.state, 'cancelled'),
  )
}

/** A deadline that the caller may see; another fails like one that does not exist. */
export const getSeen = async (ctx: SeenCtx, subjects: Subjects, id: string): Promise<DeadlineRecord> => {
  ensure(isId(id), 'record.not_found')
  const [found] = await ctx.db
    .select()
    .from(ownDeadlines)
    .where(and(eq(ownDeadlines.id, id), isSeen(ctx, subjects)))
  ensure(found, 'record.not_found')
  return found
}

/**
 * A deadline that the caller is about to change.
 * @throws AppFailure `deadline.not_yours` where the other side of the case entered it, `deadline.newer_version` where it changed
 * since `version`, `deadline.state` where it cannot be changed so
 */
export const getChangeable = async (
  ctx: SeenCtx,
  subjects: Subjects,
  { id, version, action }: { id: string; version?: number; action: DeadlineAction },
): Promise<DeadlineRecord> => {
  const found = await getSeen(ctx, subjects, id)
  const isConfirmed = action === 'acknowledge' && found.subjectOwnerId === ctx.actor.userId
  ensure(isConfirmed || mayChange(found, ctx.actor), 'deadline.not_yours')
  ensure(version === undefined || found.version === version, 'deadline.newer_version')
  ensure(allowedOn(found, ctx.actor).includes(action), 'deadline.state')
  return found
}
