import type { SealedStatement } from '../../proof/statement/statement.ts'
import type { CardReading } from '../evidence.table.ts'
import type { EvidenceCtx } from '../evidence-ctx.ts'
import type { Original } from '../keys-of.ts'
import { keepReading, lookForCard, mayShowCard } from './photo-card.ts'

/**
 * The time card in a photo: as it was read after the upload, or, if the record is sealed before that, as it is read now.
 * Undefined for files that cannot show a card, and for pictures that cannot be read.
 */
export const cardIn = async (ctx: EvidenceCtx, original: Original, bytes: Buffer): Promise<CardReading | undefined> => {
  if (original.card || !mayShowCard(original)) return original.card ?? undefined
  const reading = await lookForCard(ctx, bytes)
  if (reading) await keepReading(ctx, original.id, reading)
  return reading
}

type Seen = { path: string; card: CardReading }

/** The latest card that the log knows, with the paths of the pictures that show it; null where no picture shows one. */
export const notBeforeOf = (seen: readonly Seen[]): SealedStatement['notBefore'] => {
  const known = seen.flatMap(({ path, card }) => (card.state === 'known' ? [{ path, card }] : []))
  const latest = Math.max(...known.map(({ card }) => card.size))
  const shown = known.filter(({ card }) => card.size === latest)
  const [first] = shown
  if (!first) return null
  const { origin, size, root, block } = first.card
  return { origin, size, root, paths: shown.map(({ path }) => path).sort(), ...(block && { block }) }
}
