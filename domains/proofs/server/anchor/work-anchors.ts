import type { JobCtx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { proofsSettings } from '../proofs.settings.ts'
import type { ChainSettings } from './chain-settings.ts'
import { isChainFailure } from './rpc.ts'
import { settleAnchors } from './settle-anchors.ts'
import { startAnchor } from './start-anchor.ts'

type AnchorCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

const shortestPauseMs = 250
const longestPauseMs = 30_000

/**
 * When this process looks at the chain again: soon while anchors move and seldom while they do not, since a gateway counts
 * calls.
 */
const paces = new WeakMap<ChainSettings, { pauseMs: number; nextAt: number }>()

const pace = (chain: ChainSettings, now: number, moved: boolean): void => {
  const before = paces.get(chain)?.pauseMs ?? shortestPauseMs
  const pauseMs = moved ? shortestPauseMs : Math.min(longestPauseMs, before * 2)
  paces.set(chain, { pauseMs, nextAt: now + pauseMs })
}

/** Follows the anchors on their way, then starts the next one if it is due; answers whether anything moved. */
const advance = async (ctx: AnchorCtx, chain: ChainSettings): Promise<boolean> => {
  const moved = await settleAnchors(ctx, chain)
  if (!(await startAnchor(ctx, chain))) return moved
  await settleAnchors(ctx, chain)
  return true
}

/** Only the one process that holds this lock works on the anchors. */
const takeTurn = async ({ db }: Pick<JobCtx, 'db'>): Promise<boolean> => {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('evidence anchor', 0)) taken`,
  )
  return rows[0]?.taken === true
}

/** Brings anchors forward as far as the chain allows now. What the chain refuses is tried again later, without an end. */
export const workAnchors = async (ctx: AnchorCtx): Promise<void> => {
  const { chain } = proofsSettings(ctx.config)
  const now = ctx.now().getTime()
  if (!chain || (paces.get(chain)?.nextAt ?? 0) > now) return
  await ctx.db.transaction(async (db) => {
    if (!(await takeTurn({ db }))) return
    try {
      // The anchor is worked on outside this transaction: what is signed must be stored for good before it is sent.
      pace(chain, now, await advance(ctx, chain))
    } catch (error) {
      if (!isChainFailure(error)) throw error
      ctx.log.warn({ err: error }, 'the chain does not answer as it should')
      pace(chain, now, false)
    }
  })
}
