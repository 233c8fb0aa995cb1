import type { SealedStatement } from '../../proof/statement/statement.ts'
import type { Deed } from '../deed.ts'
import type { CardReading } from '../evidence.table.ts'
import type { Original } from '../keys-of.ts'
import { keepReading, lookForCard, mayShowCard } from './photo-card.ts'

/** What was read in a photo when it came, or now, where sealing was faster; undefined where nothing is to be said of it. */
export const cardIn = async (ctx: Deed, original: Original, bytes: Buffer): Promise<CardReading | undefined> => {
  if (original.card || !mayShowCard(original)) return original.card ?? undefined
  const reading = await lookForCard(ctx, bytes)
  if (reading) await keepReading(ctx, original.id, reading)
  return reading
}

type Seen = { path: string; card: CardReading }

/** Of the cards that the log knows, the latest, and the pictures that show it. */
export const notBeforeOf = (seen: readonly Seen[]): SealedStatement['notBefore'] => {
  const known = seen.flatMap(({ path, card }) => (card.state === 'known' ? [{ path, card }] : []))
  const latest = Math.max(...known.map(({ card }) => card.size))
  const shown = known.filter(({ card }) => card.size === latest)
  const [first] = shown
  if (!first) return null
  const { origin, size, root, block } = first.card
  return { origin, size, root, paths: shown.map(({ path }) => path).sort(), ...(block && { block }) }
}
