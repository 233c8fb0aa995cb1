import { type ActorCtx, publish } from '@portal/platform/server'
import type { PromiseKind } from '@portal/promises/contract'
import type { RequestAction } from '../contract/rules.ts'
import { getRequest } from './desk-detail.ts'
import type { requests } from './request.table.ts'
import { keepRequestPromise, startRequestPromise } from './request-promises.ts'
import { takeStep } from './take-step.ts'
import { takeIfFree } from './workbench/assign.ts'

type DeskAction = Extract<RequestAction, 'accept' | 'reject' | 'complete'>
type Change = Partial<
  Pick<typeof requests.$inferInsert, 'acceptContent' | 'cure' | 'processResult' | 'acceptTime' | 'endTime'>
>

const events = {
  accept: 'request.accepted',
  reject: 'request.rejected',
  complete: 'request.completed',
} as const satisfies Record<DeskAction, string>

/** The promise that each step of the desk keeps. */
const kept = {
  accept: 'acceptance',
  reject: 'acceptance',
  complete: 'completion',
} as const satisfies Record<DeskAction, PromiseKind>

/** Takes a request along the state table; the step keeps its promise, and an event tells the owner of it. */
const move = async (
  ctx: ActorCtx,
  businessSn: string,
  action: DeskAction,
  { change, note }: { change: Change; note: string },
): Promise<Record<string, never>> => {
  const request = await getRequest(ctx, businessSn)
  const { businessType, userId } = request
  const next = await takeStep(ctx, request, action, { change, note: note || null })
  await keepRequestPromise(ctx, { businessSn, businessType }, kept[action])
  if (action === 'accept') {
    await startRequestPromise(ctx, { businessSn, businessType }, 'completion')
    await takeIfFree(ctx, request)
  }
  await publish(ctx, events[action], { businessSn, businessType, userId, state: next })
  return {}
}

type Target = { params: { businessSn: string } }

export const acceptRequest = (
  ctx: ActorCtx,
  { params, body }: Target & { body: { acceptContent: string; note: string } },
): Promise<Record<string, never>> =>
  move(ctx, params.businessSn, 'accept', {
    change: { acceptContent: body.acceptContent || null, acceptTime: ctx.now() },
    note: body.note,
  })

export const rejectRequest = (
  ctx: ActorCtx,
  { params, body }: Target & { body: { acceptContent: string; cure: string; note: string } },
): Promise<Record<string, never>> =>
  move(ctx, params.businessSn, 'reject', {
    change: { acceptContent: body.acceptContent, cure: body.cure, acceptTime: ctx.now(), endTime: ctx.now() },
    note: body.note,
  })

export const completeRequest = (
  ctx: ActorCtx,
  { params, body }: Target & { body: { processResult: string; note: string } },
): Promise<Record<string, never>> =>
  move(ctx, params.businessSn, 'complete', {
    change: { processResult: body.processResult, endTime: ctx.now() },
    note: body.note,
  })
