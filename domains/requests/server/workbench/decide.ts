import { type ActorCtx, publish } from '@portal/platform/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { stateAfterWith } from '../../contract/rules.ts'
import type { DecisionOutcome, DecisiveAction, decided } from '../../contract/workbench/decision.ts'
import { getRequest } from '../desk-detail.ts'
import { fail as failRequest } from '../failures.ts'
import { completeRequest, rejectRequest } from '../move-request.ts'
import { recordRequestAct } from '../record-request-act.ts'
import { requests } from '../request.table.ts'
import { besideStateOf } from '../request-promises.ts'
import { decisions } from '../workbench.table.ts'
import { readDeskSettings } from './desk-settings.ts'
import { ensure } from './failures.ts'
import { insertNote } from './notes.ts'
import { type Decision, ensureNotHeldUp, findPending } from './pending.ts'

type Target = { params: { businessSn: string } }
type Decided = z.output<typeof decided>

/**
 * Puts a refusal or closing to a second member of staff. That counts as a change of the request, so that it and a step
 * that a colleague takes at the same moment cannot both succeed.
 */
const propose = async (
  ctx: ActorCtx,
  { params }: Target,
  { note, ...decision }: { action: DecisiveAction; text: string; cure: string | null; note: string },
): Promise<Decided> => {
  const request = await getRequest(ctx, params.businessSn)
  const { id, businessSn, businessType, userId, state, version } = request
  const { action } = decision
  await ensureNotHeldUp(ctx, id, action)
  if (stateAfterWith(state, action, besideStateOf(request)) === null) return failRequest('request.state_conflict')
  const changed = await ctx.db
    .update(requests)
    .set({ version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, id), eq(requests.version, version)))
    .returning({ id: requests.id })
  if (changed.length === 0) return failRequest('request.state_conflict')
  await ctx.db
    .insert(decisions)
    .values({ ...decision, id: ctx.newId(), requestId: id, actorId: ctx.actor.userId, createTime: ctx.now() })
  if (note !== '') await insertNote(ctx, id, note)
  await recordRequestAct(ctx, request, { before: null, after: { decision: 'proposed', ...decision }, note })
  await publish(ctx, 'request.decision_proposed', { businessSn, businessType, userId })
  return { pending: true }
}

/** Refuses a request, or proposes the refusal to a colleague where the desk works with four eyes. */
export const decideRejection = async (
  ctx: ActorCtx,
  input: Target & { body: { acceptContent: string; cure: string; note: string } },
): Promise<Decided> => {
  if (!(await readDeskSettings(ctx)).fourEyes) return rejectRequest(ctx, input)
  const { acceptContent, cure, note } = input.body
  return propose(ctx, input, { action: 'reject', text: acceptContent, cure, note })
}

/** Closes a request, or proposes the closing to a colleague where the desk works with four eyes. */
export const decideCompletion = async (
  ctx: ActorCtx,
  input: Target & { body: { processResult: string; note: string } },
): Promise<Decided> => {
  if (!(await readDeskSettings(ctx)).fourEyes) return completeRequest(ctx, input)
  const { processResult, note } = input.body
  return propose(ctx, input, { action: 'complete', text: processResult, cure: null, note })
}

/** Gives a waiting decision its outcome; of two people at once only one succeeds. */
const settle = async (
  ctx: ActorCtx,
  decision: Decision,
  { outcome, reason = null }: { outcome: DecisionOutcome; reason?: string | null },
): Promise<void> => {
  const settled = await ctx.db
    .update(decisions)
    .set({ outcome, reason, reviewerId: ctx.actor.userId, outcomeTime: ctx.now() })
    .where(and(eq(decisions.id, decision.id), isNull(decisions.outcome)))
    .returning({ id: decisions.id })
  ensure(settled.length === 1, 'desk.nothing_pending')
}

const ended = (outcome: DecisionOutcome) => ({ before: { decision: 'proposed' }, after: { decision: outcome } })

const getPending = async (ctx: ActorCtx, { params }: Target): Promise<Decision> => {
  const { id } = await getRequest(ctx, params.businessSn)
  const decision = await findPending(ctx, id)
  ensure(decision, 'desk.nothing_pending')
  return decision
}

/** A second member of staff confirms: the step is taken in his name, and the decision keeps who proposed it. */
export const confirmDecision = async (
  ctx: ActorCtx,
  { params, body }: Target & { body: { note: string } },
): Promise<Record<string, never>> => {
  const decision = await getPending(ctx, { params })
  ensure(decision.actorId !== ctx.actor.userId, 'desk.own_decision')
  await settle(ctx, decision, { outcome: 'confirmed' })
  const { text, cure, action } = decision
  const { note } = body
  if (action === 'reject') return rejectRequest(ctx, { params, body: { acceptContent: text, cure: cure ?? '', note } })
  return completeRequest(ctx, { params, body: { processResult: text, note } })
}

export const returnDecision = async (
  ctx: ActorCtx,
  { params, body }: Target & { body: { reason: string } },
): Promise<Record<string, never>> => {
  const decision = await getPending(ctx, { params })
  ensure(decision.actorId !== ctx.actor.userId, 'desk.own_decision')
  await settle(ctx, decision, { outcome: 'returned', reason: body.reason })
  await recordRequestAct(ctx, params, { ...ended('returned'), note: body.reason })
  return {}
}

export const withdrawDecision = async (ctx: ActorCtx, target: Target): Promise<Record<string, never>> => {
  const decision = await getPending(ctx, target)
  ensure(decision.actorId === ctx.actor.userId, 'desk.not_your_decision')
  await settle(ctx, decision, { outcome: 'withdrawn' })
  await recordRequestAct(ctx, target.params, ended('withdrawn'))
  return {}
}
