import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { TimeCard } from '../../proof/card.ts'
import { anchors } from '../anchor.table.ts'
import { logCheckpoints } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { pulses } from '../pulse.table.ts'
import { type CardCtx, isProvable } from './provable.ts'

/** The moment than which no photo of the card is older, and who told it; `by` null: the portal's own clock. */
export type CardBound = { at: Date; by: string | null }

export type ShownBlock = { chain: string; chainId: number; number: number; hash: string; at: Date }
/** A card, with what the page beside it says of its age and its block. */
export type ShownCard = { card: TimeCard; bound: CardBound; block: ShownBlock | null }

/** The last pulse among the first `size` leaves; undefined where there is none, or where it names no moment. */
const boundBelow = async (
  { db }: CardCtx,
  size: number,
): Promise<(CardBound & { index: number; text: string }) | undefined> => {
  const [pulse] = await db.select().from(pulses).where(lt(pulses.index, size)).orderBy(desc(pulses.index)).limit(1)
  return pulse?.boundAt ? { ...pulse, at: pulse.boundAt, by: pulse.boundBy } : undefined
}

const finalBlocks = async ({ db }: CardCtx): Promise<ShownBlock[]> => {
  const rows = await db.select().from(anchors).where(eq(anchors.state, 'final')).orderBy(desc(anchors.size)).limit(50)
  return rows.flatMap(({ file }) =>
    file
      ? [
          {
            chain: file.chain,
            chainId: file.chainId,
            number: file.blockNumber,
            hash: file.blockHash.slice(2),
            at: new Date(file.blockTime),
          },
        ]
      : [],
  )
}

/** The card of the newest checkpoint that others have told the time of; undefined while there is none. */
export const newestCard = async (ctx: CardCtx): Promise<ShownCard | undefined> => {
  const { origin } = proofsSettings(ctx.config)
  const [signed] = await ctx.db
    .select()
    .from(logCheckpoints)
    .where(
      and(
        isProvable(ctx),
        sql`exists (select from ${pulses} where ${pulses.index} < ${logCheckpoints.size} and ${pulses.boundAt} is not null)`,
      ),
    )
    .orderBy(desc(logCheckpoints.size))
    .limit(1)
  const bound = signed && (await boundBelow(ctx, signed.size))
  if (!signed || !bound) return undefined
  const [block = null] = await finalBlocks(ctx)
  const root = new Uint8Array(Buffer.from(signed.root, 'hex'))
  const { at, by } = bound
  return { card: { origin, size: signed.size, root, block }, bound: { at, by }, block }
}

/** What the log says of a card on a photo. `foreign`: the card is of another log; `unknown`: this log never had that state. */
export type CardFinding = { state: 'known'; bound: CardBound } | { state: 'foreign' | 'unknown' }

export const findCard = async (ctx: CardCtx, { origin, size, root, block }: TimeCard): Promise<CardFinding> => {
  if (origin !== proofsSettings(ctx.config).origin) return { state: 'foreign' }
  const hex = Buffer.from(root).toString('hex')
  const [signed] = await ctx.db
    .select()
    .from(logCheckpoints)
    .where(and(eq(logCheckpoints.size, size), eq(logCheckpoints.root, hex)))
  const bound = signed && (await boundBelow(ctx, size))
  if (!bound) return { state: 'unknown' }
  const known =
    block === null || (await finalBlocks(ctx)).some((one) => one.chainId === block.chainId && one.hash === block.hash)
  return known ? { state: 'known', bound: { at: bound.at, by: bound.by } } : { state: 'unknown' }
}
