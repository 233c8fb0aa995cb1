import type { userNames } from '@portal/accounts/server'
import { usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { RequestAction } from '../../contract/rules.ts'
import type { DecisionAction, DecisionView, PendingDecision } from '../../contract/workbench/decision.ts'
import { ensure } from '../failures.ts'
import { decisions } from '../workbench.table.ts'
import { mayAct, type Viewer } from './may-act.ts'

type Names = Awaited<ReturnType<typeof userNames>>
export type Decision = typeof decisions.$inferSelect

/** The decision about a request that waits for a second member of staff; undefined where none waits. */
export const findPending = async (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<Decision | undefined> => {
  const [found] = await ctx.db
    .select()
    .from(decisions)
    .where(and(eq(decisions.requestId, requestId), isNull(decisions.outcome)))
  return found
}

/** Steps that nobody can take while a decision about the request waits. */
const heldUp: ReadonlySet<RequestAction> = new Set(['accept', 'reject', 'complete', 'askSupplement'])

/** Fails with `request.decision_pending` where a waiting decision holds this action up. */
export const ensureNotHeldUp = async (
  ctx: Pick<Ctx, 'db'>,
  requestId: string,
  action: RequestAction,
): Promise<void> => {
  if (heldUp.has(action)) ensure(!(await findPending(ctx, requestId)), 'request.decision_pending')
}

/** The decisions that wait, by the id of their request. */
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

/** All decisions about a request that were put to a second member of staff, newest first. */
export const decisionsOf = (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<Decision[]> =>
  ctx.db
    .select()
    .from(decisions)
    .where(eq(decisions.requestId, requestId))
    .orderBy(desc(decisions.createTime), desc(decisions.id))

/** Whoever proposed a decision can only take it back; everyone else can confirm or return it. */
const actionsOn = ({ outcome, actorId }: Decision, viewer: Viewer): DecisionAction[] => {
  if (outcome !== null || !mayAct(viewer)) return []
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

/** The actions that the viewer may take, without those that a waiting decision holds up. */
export const allowedBeside = (
  decision: Decision | undefined,
  actions: RequestAction[],
  viewer: Viewer,
): RequestAction[] => {
  if (!mayAct(viewer)) return []
  return decision === undefined ? actions : actions.filter((action) => !heldUp.has(action))
}
