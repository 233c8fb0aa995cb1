import type { Ctx, JobCtx, Listener } from '@portal/platform/server'
import { readCard, type TimeCard, toBase64 } from '@portal/proofs/proof'
import { type CardFinding, findCard } from '@portal/proofs/server'
import { and, eq, isNull } from 'drizzle-orm'
import { isPhoto } from '../../contract/slots.ts'
import { type CardReading, evidences, originals } from '../evidence.table.ts'
import { evidenceKeyOf, type Original, originalKeyOf } from '../keys-of.ts'
import { rereadOriginal } from '../read-original.ts'
import { readCodes } from './read-codes.ts'

type CardCtx = Pick<Ctx, 'db' | 'config'>
type Found = { card: TimeCard; finding: CardFinding }

/** The event that is published when a photo was received. */
export const photoReceived = 'evidence.photo_received'
export type PhotoReceived = { id: string }

const pictures = ['jpeg', 'png', 'bmp']

/** Whether a file may show a time card: it is a photo of the fair, or a picture that was uploaded without a slot. */
export const mayShowCard = ({ slot, kind }: Pick<Original, 'slot' | 'kind'>): boolean =>
  pictures.includes(kind) && (slot === null || isPhoto(slot))

const readingOf = (found: readonly Found[]): CardReading => {
  const known = found
    .flatMap(({ card, finding }) => (finding.state === 'known' ? [{ card, bound: finding.bound }] : []))
    .sort((one, other) => other.card.size - one.card.size)[0]
  if (known) {
    const { card, bound } = known
    const { origin, size, root, block } = card
    return { state: 'known', origin, size, root: toBase64(root), block, at: bound.at.getTime(), by: bound.by }
  }
  const states = found.map(({ finding }) => finding.state)
  if (states.includes('unknown')) return { state: 'unknown' }
  return { state: states.includes('foreign') ? 'foreign' : 'none' }
}

/** Looks for time cards in a picture; undefined where it cannot be read. The texts of other QR codes in it are not kept. */
export const lookForCard = async (ctx: CardCtx, bytes: Uint8Array): Promise<CardReading | undefined> => {
  const codes = await readCodes(bytes)
  if (!codes) return undefined
  const cards = codes.map(readCard).filter((card) => card !== undefined)
  const found = await Promise.all(cards.map(async (card) => ({ card, finding: await findCard(ctx, card) })))
  return readingOf(found)
}

export const keepReading = async ({ db }: Pick<Ctx, 'db'>, id: string, card: CardReading): Promise<void> => {
  await db
    .update(originals)
    .set({ card })
    .where(and(eq(originals.id, id), isNull(originals.card)))
}

const keyOf = async (ctx: JobCtx, original: Original) => {
  const { evidenceId } = original
  if (evidenceId === null) return originalKeyOf(ctx, original, null)
  const [record] = await ctx.db.select().from(evidences).where(eq(evidences.id, evidenceId))
  return record?.dataKey ? originalKeyOf(ctx, original, evidenceKeyOf(ctx, record)) : undefined
}

/** Searches a photo for a time card. A removed, infected or damaged photo is skipped; sealing searches once more. */
const readPhoto = async (ctx: JobCtx, data: unknown): Promise<void> => {
  const { id } = data as PhotoReceived
  const [original] = await ctx.db
    .select()
    .from(originals)
    .where(and(eq(originals.id, id), isNull(originals.removedAt), isNull(originals.card)))
  const key = original && original.scan !== 'infected' ? await keyOf(ctx, original) : undefined
  if (!original || !key) return
  const read = await rereadOriginal(ctx, original, key)
  const reading = read.state === 'intact' ? await lookForCard(ctx, read.bytes) : undefined
  if (reading) await keepReading(ctx, id, reading)
  else ctx.log.warn({ original: id }, 'a photo could not be looked through for a time card')
}

export const cardListener: Listener = { event: photoReceived, name: 'evidence.read-time-card', react: readPhoto }
