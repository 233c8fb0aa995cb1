import type { JobCtx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { anchors, anchorTransactions } from '../anchor.table.ts'
import { type AnchorPlace, anchorFileOf, findAnchorPlace } from './anchor-place.ts'
import type { AnchorState } from './anchor-state.ts'
import type { ChainSettings } from './chain-settings.ts'
import { nextNonce } from './read-chain.ts'
import { signAnchor } from './sign-anchor.ts'
import { openAnchors, sendAnchor } from './start-anchor.ts'
import { tellAnchored } from './tell-anchored.ts'

type AnchorCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>
type Anchor = typeof anchors.$inferSelect
type Transaction = typeof anchorTransactions.$inferSelect

/** The same bytes are sent again after this time, in case the nodes forgot them. */
const resendMs = 15_000
/** After this time without a block the fee counts as too low, and is raised. */
const raiseMs = 3 * 60_000

const changeAnchor = async (ctx: AnchorCtx, anchor: Anchor, change: Partial<Anchor>): Promise<void> => {
  await ctx.db.transaction(async (db) => {
    await db.update(anchors).set(change).where(eq(anchors.id, anchor.id))
    await tellAnchored({ ...ctx, db }, anchor)
  })
}

/** Stores in which block an anchor stands; answers whether that changed. */
const noteStanding = async (
  ctx: AnchorCtx,
  chain: ChainSettings,
  anchor: Anchor,
  place: AnchorPlace,
): Promise<boolean> => {
  const { confirmations, isFinal, block } = place
  const isKnown = anchor.state === 'mined' && anchor.file?.blockHash === block.hash
  if (isKnown && !isFinal && anchor.confirmations === confirmations) return false
  const state: AnchorState = isFinal ? 'final' : 'mined'
  const file = isKnown && !isFinal ? anchor.file : await anchorFileOf(chain, place)
  await changeAnchor(ctx, anchor, { state, confirmations, file })
  return true
}

const replaceTransaction = async (
  ctx: AnchorCtx,
  chain: ChainSettings,
  anchor: Anchor,
  input: { nonce: number; replaced?: string },
): Promise<void> => {
  const { size, root } = anchor
  const signed = await signAnchor(ctx, chain, { size, root, ...input })
  const now = ctx.now()
  await ctx.db.insert(anchorTransactions).values({ anchorId: anchor.id, ...signed, createdAt: now })
  await ctx.db.update(anchors).set({ sentAt: now }).where(eq(anchors.id, anchor.id))
  await sendAnchor(ctx, chain, signed.raw)
}

/** Handles an anchor that stands in no block: its block fell, its nonce was used, its fee is too low, or it needs more time. */
const pushOn = async (
  ctx: AnchorCtx,
  chain: ChainSettings,
  anchor: Anchor,
  { transactions, last }: { transactions: readonly Transaction[]; last: Transaction },
): Promise<boolean> => {
  if (anchor.state === 'mined') {
    ctx.log.warn({ size: anchor.size, hash: last.hash }, 'the block of an anchor fell; it is sent again')
    await changeAnchor(ctx, anchor, { state: 'sent', confirmations: 0, file: null, sentAt: ctx.now() })
    await sendAnchor(ctx, chain, last.raw)
    return true
  }
  const nonce = await nextNonce(chain)
  const now = ctx.now().getTime()
  if (nonce > last.nonce) {
    // The block that used the nonce may hold the anchor itself and have come since the look before: signing again would
    // write the root to the chain twice.
    const place = await findAnchorPlace(chain, transactions)
    if (place) return await noteStanding(ctx, chain, anchor, place)
    ctx.log.warn({ size: anchor.size, nonce: last.nonce }, 'the nonce of an anchor was used by another transaction')
    await replaceTransaction(ctx, chain, anchor, { nonce })
    return true
  }
  if (last.createdAt.getTime() + raiseMs <= now) {
    // An earlier nonce may be missing for good, as on a chain that began anew; with a later nonce the anchor would never get
    // in.
    await replaceTransaction(ctx, chain, anchor, { nonce: Math.min(nonce, last.nonce), replaced: last.raw })
    return true
  }
  if (anchor.sentAt.getTime() + resendMs > now) return false
  await ctx.db.update(anchors).set({ sentAt: ctx.now() }).where(eq(anchors.id, anchor.id))
  await sendAnchor(ctx, chain, last.raw)
  return false
}

const settleAnchor = async (ctx: AnchorCtx, chain: ChainSettings, anchor: Anchor): Promise<boolean> => {
  const transactions = await ctx.db
    .select()
    .from(anchorTransactions)
    .where(eq(anchorTransactions.anchorId, anchor.id))
    .orderBy(asc(anchorTransactions.id))
  const place = await findAnchorPlace(chain, transactions)
  if (place) return await noteStanding(ctx, chain, anchor, place)
  const last = transactions.at(-1)
  return last !== undefined && (await pushOn(ctx, chain, anchor, { transactions, last }))
}

/** Looks where each anchor on its way stands, and sends, replaces or finishes it; answers whether any of them moved. */
export const settleAnchors = async (ctx: AnchorCtx, chain: ChainSettings): Promise<boolean> => {
  let moved = false
  for (const anchor of await openAnchors(ctx, chain)) moved = (await settleAnchor(ctx, chain, anchor)) || moved
  return moved
}
