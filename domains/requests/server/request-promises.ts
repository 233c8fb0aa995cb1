import { type NextDeadline, stepOf } from '@portal/deadlines/server'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import type { PromisedService, PromiseKind, PromiseView } from '@portal/promises/contract'
import {
  findNextDue,
  keepPromise,
  openRoundOf,
  pausePromise,
  promisesOf,
  resumePromise,
  startPromise,
} from '@portal/promises/server'
import { eq } from 'drizzle-orm'
import type { BusinessType } from '../contract/business-types.ts'
import { businessTypeLabels, businessTypes } from '../contract/business-types.ts'
import type { RequestRow } from '../contract/detail.ts'
import { findKind } from '../contract/kinds.ts'
import type { BesideState, FullPlanState } from '../contract/rules.ts'
import { requests } from './request.table.ts'

/** The promises domain knows a request by this noun and its business number. */
export const subjectKind = 'request'
export const serviceOf = (businessType: BusinessType): string => `request-${businessType}`

/** What the desk promises about one kind of request. */
export const promisedService = (type: BusinessType): PromisedService => ({
  service: serviceOf(type),
  name: businessTypeLabels[type],
  kinds: ['acceptance', 'completion', 'callBack'],
})

/** What the desk promises about each kind that is offered. */
export const requestServices: readonly PromisedService[] = businessTypes
  .filter((type) => findKind(type) !== undefined)
  .map(promisedService)

type Named = { businessSn: string; businessType: BusinessType }

/**
 * Copies what is due next into the request's row, by which the queue is sorted; every change of the request's promises
 * calls it. While a round of supplement is open the promises do not change, so that the last day of the round, once it
 * has passed, stays in `nextDue` until the round ends.
 */
const keepNextDue = async (ctx: Pick<Ctx, 'db'>, businessSn: string): Promise<void> => {
  const next = await findNextDue(ctx, { kind: subjectKind, ref: businessSn })
  await ctx.db
    .update(requests)
    .set({ halfDue: next?.halfAt ?? null, lateDue: next?.lateAt ?? null, nextDue: next?.dueAt ?? null })
    .where(eq(requests.businessSn, businessSn))
}

/** Starts a clock and answers when it ends. */
export const startRequestPromise = async (
  ctx: ActorCtx,
  { businessSn, businessType }: Named,
  kind: PromiseKind,
): Promise<Date> => {
  const dueAt = await startPromise(ctx, {
    kind,
    service: serviceOf(businessType),
    subject: { kind: subjectKind, ref: businessSn },
  })
  await keepNextDue(ctx, businessSn)
  return dueAt
}

/**
 * Stops the clocks of a request's promises while the customer is asked for a supplement; `resumeRequestPromises` starts
 * them again.
 */
export const pauseRequestPromises = async (ctx: ActorCtx, { businessSn }: Pick<Named, 'businessSn'>): Promise<void> => {
  await pausePromise(ctx, { subject: { kind: subjectKind, ref: businessSn } })
  await keepNextDue(ctx, businessSn)
}
export const resumeRequestPromises = async (
  ctx: ActorCtx,
  { businessSn }: Pick<Named, 'businessSn'>,
): Promise<void> => {
  await resumePromise(ctx, { subject: { kind: subjectKind, ref: businessSn } })
  await keepNextDue(ctx, businessSn)
}

/**
 * Keeps the promise of this kind; does nothing where none is open, as for a request that is older than the promises
 * domain.
 */
export const keepRequestPromise = async (ctx: ActorCtx, { businessSn }: Named, kind: PromiseKind): Promise<void> => {
  const kept = await keepPromise(ctx, { kind, subject: { kind: subjectKind, ref: businessSn } })
  if (kept > 0) await keepNextDue(ctx, businessSn)
}

/** What was promised about each of these requests, by business number. */
export const requestPromises = (ctx: Pick<Ctx, 'db' | 'now'>, businessSns: readonly string[]) =>
  promisesOf(ctx, subjectKind, businessSns)

/** The columns of a request from which `whoIsNext` tells who acts next. */
export type NextFacts = Pick<
  typeof requests.$inferSelect,
  'state' | 'qmfaName' | 'calledTime' | 'supplementRound' | 'supplementDue'
>

const planOf = ({ qmfaName, calledTime }: Pick<NextFacts, 'qmfaName' | 'calledTime'>): FullPlanState =>
  qmfaName === null ? 'none' : calledTime === null ? 'asked' : 'called'

/** The two facts that `BesideState` needs, read from the columns of a request. */
export const besideStateOf = (facts: Omit<NextFacts, 'state' | 'supplementRound'>): BesideState => ({
  plan: planOf(facts),
  isWaiting: facts.supplementDue !== null,
})

const isOpen = ({ keptAt }: PromiseView): boolean => keptAt === null

type Next = Pick<RequestRow, 'actsNext' | 'nextDue' | 'supplement' | 'nextStep'>

const whatWords = { promise: '办理', supplement: '补充材料' } as const

const standing = (facts: NextFacts, promises: readonly PromiseView[], now: Date): Omit<Next, 'nextStep'> => {
  const supplement = openRoundOf(facts, now)
  if (supplement) return { actsNext: 'customer', nextDue: supplement.dueTime, supplement }
  const running = promises.filter((promise) => isOpen(promise) && promise.pausedAt === null)
  const nextDue = running.length === 0 ? null : Math.min(...running.map(({ dueAt }) => dueAt))
  const stands = promises.some((promise) => isOpen(promise) && promise.pausedAt !== null)
  if (stands) return { actsNext: 'customer', nextDue, supplement }
  return { actsNext: facts.state < 3 || planOf(facts) === 'asked' ? 'staff' : 'nobody', nextDue, supplement }
}

/** What the case waits for: the promises about it, and the deadline of it that ends first. */
type Waiting = { promises: readonly PromiseView[] | undefined; deadline: NextDeadline | undefined; now: Date }

/**
 * Who acts next and by when: the customer while a supplement is asked for or a clock stands still for him, else the
 * desk while the case is open or a call is owed, else nobody.
 */
export const whoIsNext = (facts: NextFacts, { promises = [], deadline, now }: Waiting): Next => {
  const next = standing(facts, promises, now)
  const { actsNext: who, nextDue, supplement } = next
  const what = whatWords[supplement ? 'supplement' : 'promise']
  return { ...next, nextStep: stepOf({ who, what, nextDue, isAsked: supplement !== null }, deadline) }
}

/** `whoIsNext` for a row of a list, together with the promises that are still open. */
export const nextOfRow = (facts: NextFacts, waiting: Waiting): Next & Pick<RequestRow, 'promises'> => ({
  ...whoIsNext(facts, waiting),
  promises: (waiting.promises ?? []).filter(isOpen),
})
