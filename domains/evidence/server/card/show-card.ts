import type { Ctx } from '@portal/platform/server'
import { cardText, shortCode, toBase64 } from '@portal/proofs/proof'
import { freshMs, newestCard, sendPulse } from '@portal/proofs/server'
import type { CardAnswer } from '../../contract/time-card.ts'

/** When the page asks again: `soonMs` while a new card is on its way, `laterMs` while the shown card is fresh. */
const askAgain = { soonMs: 2_000, laterMs: 30_000 }

/** The time card that people can photograph now. If the last one is old, this call has a new one made. */
export const showCard = async (ctx: Pick<Ctx, 'db' | 'config' | 'now' | 'chance'>): Promise<CardAnswer> => {
  await sendPulse(ctx)
  const shown = await newestCard(ctx)
  if (!shown) return { card: null, askAgainMs: askAgain.soonMs }
  const { card, bound, block } = shown
  const at = bound.at.getTime()
  const freshUntil = at + freshMs
  return {
    card: {
      text: cardText(card),
      code: shortCode(card.root),
      origin: card.origin,
      size: card.size,
      root: toBase64(card.root),
      at,
      by: bound.by,
      freshUntil,
      block: block && { chain: block.chain, number: block.number, at: block.at.getTime() },
    },
    askAgainMs: freshUntil > ctx.now().getTime() ? askAgain.laterMs : askAgain.soonMs,
  }
}
