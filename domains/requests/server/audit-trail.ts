import { type Page, type PageQuery, pageWindow } from '@portal/platform/contract'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { TrailLine } from '../contract/audit.ts'
import type { Performer } from '../contract/rules.ts'
import { looks } from './audit.table.ts'
import { actorNames } from './audit-actors.ts'
import { linesOf, type TrailFact } from './audit-lines.ts'
import { getRequest } from './desk-detail.ts'
import { idCardLooksOf } from './id-card-views.ts'
import { getOwnRequest } from './own-detail.ts'
import type { RequestRecord } from './request-detail.ts'
import { type RequestStep, stepsOf } from './request-steps.ts'
import { type Round, roundsOf } from './supplement-rounds.ts'
import { type Decision, decisionsOf } from './workbench/pending.ts'

type TrailCtx = Pick<Ctx, 'db' | 'cipher'>

const ofRounds: readonly RequestStep['action'][] = ['askSupplement', 'answerSupplement', 'withdrawSupplement']

/** A step names no round; the number of rounds that had been asked for until that step tells which round it belongs to. */
const roundTextOf = (steps: readonly RequestStep[], rounds: readonly Round[]) => (step: RequestStep) => {
  if (!ofRounds.includes(step.action)) return null
  const asked = steps.filter(({ action, version }) => action === 'askSupplement' && version <= step.version).length
  const items = rounds.find(({ round }) => round === asked)?.items ?? []
  return `第 ${asked} 轮：${items.map(({ label }) => label).join('、')}`
}

/** Of a decision by two people the trail says only that a second person confirmed it: whoever confirms takes the step. */
const reviewTextOf =
  (decisions: readonly Decision[]) =>
  ({ action, actorId }: RequestStep): string | null =>
    decisions.some((one) => one.outcome === 'confirmed' && one.action === action && one.reviewerId === actorId)
      ? '由第二名办案人员复核'
      : null

const factsOf = async (ctx: TrailCtx, { id }: RequestRecord): Promise<TrailFact[]> => {
  const steps = await stepsOf(ctx, id)
  const roundText = roundTextOf(steps, await roundsOf(ctx, id))
  const reviewText = reviewTextOf(await decisionsOf(ctx, id))
  const seen = await ctx.db.select().from(looks).where(eq(looks.requestId, id))
  return [
    ...steps.map((step) => ({
      at: step.createTime,
      actorId: step.actorId,
      act: step.action,
      detail: roundText(step) ?? reviewText(step),
      isLook: false,
    })),
    ...seen.map(({ createTime, actorId, kind, fileName }) => ({
      at: createTime,
      actorId,
      act: kind,
      detail: fileName,
      isLook: true,
    })),
    ...(await idCardLooksOf(ctx, id)).map(({ createTime, actorId, reason }) => ({
      at: createTime,
      actorId,
      act: 'idCardRevealed' as const,
      detail: `原因：${reason}`,
      isLook: false,
    })),
  ]
}

const trailOf = async (
  ctx: TrailCtx,
  request: RequestRecord,
  page: PageQuery,
  viewer: Performer,
): Promise<Page<TrailLine>> => {
  const all = linesOf(await factsOf(ctx, request))
  const { limit, offset } = pageWindow(page)
  const shown = all.slice(offset, offset + limit)
  const ids = shown.map(({ actorId }) => actorId)
  const nameOf = await actorNames(ctx, { ids, ownerId: request.userId, viewer })
  const elements = shown.map(({ first, last, count, actorId, act, detail }) => ({
    time: first.getTime(),
    lastTime: last.getTime(),
    count,
    actor: nameOf(actorId),
    act,
    detail,
  }))
  return { elements, totalElements: all.length }
}

/** Who looked at one's own request and who changed what, newest first. */
export const ownTrail = async (
  ctx: TrailCtx & Pick<ActorCtx, 'actor'>,
  { query }: { query: PageQuery & { businessSn: string } },
): Promise<Page<TrailLine>> => trailOf(ctx, await getOwnRequest(ctx, query.businessSn), query, 'owner')

/** The audit trail as the desk reads it: the same lines as the owner's, with user names. */
export const deskTrail = async (
  ctx: TrailCtx,
  { params, query }: { params: { businessSn: string }; query: PageQuery },
): Promise<Page<TrailLine>> => trailOf(ctx, await getRequest(ctx, params.businessSn), query, 'staff')
