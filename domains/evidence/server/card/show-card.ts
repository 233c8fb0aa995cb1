import type { Ctx } from '@portal/platform/server'
import { cardText, shortCode, toBase64 } from '@portal/proofs/proof'
import { freshMs, newestCard, sendPulse } from '@portal/proofs/server'
import type { CardAnswer } from '../../contract/time-card.ts'

/** While one is on its way, and while one is there. */
const askAgain = { soonMs: 2_000, laterMs: 30_000 }

/** The card that somebody may photograph now; asking is what makes a new one, where the last is old. */
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
