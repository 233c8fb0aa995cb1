import { type JobCtx, publish } from '@portal/platform/server'
import { proofsSettings } from '../proofs.settings.ts'
import { refusedTimestamps, timestamps } from '../timestamp.table.ts'
import type { Authority } from './authority.ts'
import { mayAsk, noteFailure, noteSuccess, openUntil } from './breaker.ts'
import { type TimestampStored, timestampStored } from './keep-revocations.ts'
import { requestTimestamp, type StampAnswer } from './request-timestamp.ts'
import { anyAuthority, closeOrder, postponeOrder, type StampOrder, takeOrders } from './stamp-orders.ts'
import { tellStamped } from './tell-stamped.ts'

type StampCtx = Pick<JobCtx, 'db' | 'now' | 'chance' | 'config' | 'log'>

const atOnce = 20
/** If an answer of an authority fails verification, the same is asked again a day later, when somebody has looked at it. */
const distrustMs = 24 * 3_600_000

const keepStamp = async (
  ctx: StampCtx,
  order: StampOrder,
  authority: Authority,
  { response, facts }: StampAnswer & { kind: 'stamp' },
): Promise<void> => {
  const { authorities } = proofsSettings(ctx.config)
  await ctx.db.transaction(async (db) => {
    const [kept] = await db
      .insert(timestamps)
      .values({
        sha256: order.sha256,
        target: order.target,
        checkpointSize: order.checkpointSize,
        authority: authority.name,
        isPrimary: authorities[0] === authority,
        response: Buffer.from(response),
        genTime: new Date(facts.genTime),
        policy: facts.policy,
        serialNumber: facts.serial,
        signer: facts.signer,
        notAfter: new Date(facts.notAfter),
        obtainedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: timestamps.id })
    await closeOrder({ db }, order)
    if (!kept) return
    await tellStamped({ ...ctx, db }, order)
    const stored: TimestampStored = { id: kept.id }
    await publish({ ...ctx, db }, timestampStored, stored)
  })
}

const keepRefused = async (
  ctx: StampCtx,
  order: StampOrder,
  authority: Authority,
  { response, fault }: StampAnswer & { kind: 'refused' },
): Promise<void> => {
  const { sha256 } = order
  await ctx.db
    .insert(refusedTimestamps)
    .values({ sha256, authority: authority.name, response: Buffer.from(response), fault, at: ctx.now() })
  const alarm =
    fault === 'clock_skew'
      ? 'ALARM: the clocks of the authority and of this server differ'
      : 'ALARM: a time-stamp was not believed'
  ctx.log.error({ authority: authority.name, fault, sha256 }, alarm)
}

/** Asks the authorities in their order until one stamps. */
const workOrder = async (ctx: StampCtx, order: StampOrder): Promise<void> => {
  const { authorities } = proofsSettings(ctx.config)
  const asked = authorities.filter(({ name }) => order.authority === anyAuthority || order.authority === name)
  let fault = 'the authority is not configured any more'
  let notBefore = 0
  for (const authority of asked) {
    const now = ctx.now().getTime()
    if (!mayAsk(authority, now)) {
      notBefore = openUntil(authority)
      fault = 'left alone after failures'
      continue
    }
    const answer = await requestTimestamp(ctx, authority, order)
    if (answer.kind === 'stamp') {
      noteSuccess(authority)
      await keepStamp(ctx, order, authority, answer)
      return
    }
    noteFailure(authority, ctx.now().getTime())
    fault = `${authority.name}: ${answer.fault}`
    ctx.log.warn({ authority: authority.name, fault: answer.fault, attempts: order.attempts }, 'no time-stamp yet')
    if (answer.kind === 'refused') {
      await keepRefused(ctx, order, authority, answer)
      notBefore = now + distrustMs
    }
  }
  await postponeOrder(ctx, order, { fault, notBefore })
}

/**
 * Works on the orders that are due, or on those of one statement; all at the same time, so that none waits for a slow
 * authority.
 */
export const workOrders = async (ctx: StampCtx, only?: string): Promise<void> => {
  if (proofsSettings(ctx.config).authorities.length === 0) return
  let taken: StampOrder[]
  do {
    taken = await takeOrders(ctx, atOnce, only)
    await Promise.all(taken.map((order) => workOrder(ctx, order)))
  } while (taken.length === atOnce)
}
