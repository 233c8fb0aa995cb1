import type { userNames } from '@portal/accounts/server'
import { usernameOf } from '@portal/accounts/server'
import type { Actor, Ctx } from '@portal/platform/server'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { RequestAction } from '../../contract/rules.ts'
import type { DecisionAction, DecisionView, PendingDecision } from '../../contract/workbench/decision.ts'
import { ensure } from '../failures.ts'
import { decisions } from '../workbench.table.ts'

type Names = Awaited<ReturnType<typeof userNames>>
type Viewer = Pick<Actor, 'userId'>
export type Decision = typeof decisions.$inferSelect

/** The decision of a request that waits for a second pair of eyes. */
export const findPending = async (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<Decision | undefined> => {
  const [found] = await ctx.db
    .select()
    .from(decisions)
    .where(and(eq(decisions.requestId, requestId), isNull(decisions.outcome)))
  return found
}

/** Steps that a waiting decision holds up. */
const heldUp: ReadonlySet<RequestAction> = new Set(['accept', 'reject', 'complete', 'askSupplement'])

/** While a decision waits, no step is taken past it. */
export const ensureNotHeldUp = async (
  ctx: Pick<Ctx, 'db'>,
  requestId: string,
  action: RequestAction,
): Promise<void> => {
  if (heldUp.has(action)) ensure(!(await findPending(ctx, requestId)), 'request.decision_pending')
}

/** The decisions that wait, by request. */
export const pendingOf = async (
  ctx: Pick<Ctx, 'db'>,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, Decision>> => {
  if (requestIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(decisions)
    .where(and(inArray(decisions.requestId, [...requestIds]), isNull(decisions.outcome)))
  return new Map(rows.map((row) => [row.requestId, row]))
}

/** All that was put to a second pair of eyes about a request, newest first. */
export const decisionsOf = (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<Decision[]> =>
  ctx.db
    .select()
    .from(decisions)
    .where(eq(decisions.requestId, requestId))
    .orderBy(desc(decisions.createTime), desc(decisions.id))

/** Nobody confirms himself, and only he can take back what he put. */
const actionsOn = ({ outcome, actorId }: Decision, viewer: Viewer): DecisionAction[] => {
  if (outcome !== null) return []
  return actorId === viewer.userId ? ['withdraw'] : ['confirm', 'return']
}

export const decisionViewOf = (decision: Decision, names: Names, viewer: Viewer): DecisionView => ({
  action: decision.action,
  text: decision.text,
  cure: decision.cure,
  actor: usernameOf(names, decision.actorId),
  createTime: decision.createTime.getTime(),
  outcome: decision.outcome,
  reviewer: decision.reviewerId === null ? null : usernameOf(names, decision.reviewerId),
  reason: decision.reason,
  outcomeTime: decision.outcomeTime?.getTime() ?? null,
  can: actionsOn(decision, viewer),
})

export const pendingViewOf = (decision: Decision | undefined, names: Names, viewer: Viewer): PendingDecision | null =>
  decision === undefined
    ? null
    : {
        action: decision.action,
        actor: usernameOf(names, decision.actorId),
        mine: decision.actorId === viewer.userId,
      }

/** What staff may do, less what a waiting decision holds up. */
export const allowedBeside = (decision: Decision | undefined, actions: RequestAction[]): RequestAction[] =>
  decision === undefined ? actions : actions.filter((action) => !heldUp.has(action))
