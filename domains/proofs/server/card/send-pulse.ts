import { createHash } from 'node:crypto'
import type { Ctx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import { pulseText } from '../../proof/pulse.ts'
import { appendStatement } from '../log/append-statement.ts'
import { takeLock } from '../log/log-locks.ts'
import type { logCheckpoints } from '../log.table.ts'
import { pulses } from '../pulse.table.ts'
import { cosignedNote, newestProvable, stampsOfCheckpoint } from './provable.ts'

type PulseCtx = Pick<Ctx, 'db' | 'config' | 'now' | 'chance'>
type Signed = typeof logCheckpoints.$inferSelect

/** How long a card counts as fresh. */
export const freshMs = 10 * 60_000
const saltBytes = 32

type Bound = { at: Date; by: string | null }

/** A checkpoint as a pulse holds it, and the latest moment that somebody told of it. */
const reading = async (ctx: PulseCtx, signed: Signed) => {
  const { text, lines } = await cosignedNote(ctx, signed)
  const stamps = await stampsOfCheckpoint(ctx, signed.size)
  const told: Bound[] = [
    ...lines.map(({ cosignedAt, witness }) => ({ at: cosignedAt, by: witness })),
    ...stamps.map(({ genTime, authority }) => ({ at: genTime, by: authority })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  const tokens = stamps.map(({ response }) => createHash('sha256').update(response).digest('hex'))
  return { text, tokens, bound: told[0] ?? { at: signed.signedAt, by: null } }
}

/**
 * Whether a new pulse is due: the moment that the last one holds is too old, and a checkpoint that others have told the time
 * of covers the last one. Two pulses in the time that a card is fresh are enough, whatever the clocks of others say.
 */
const isDue = async (ctx: PulseCtx, signed: Signed | undefined): Promise<boolean> => {
  const [last, before] = await ctx.db.select().from(pulses).orderBy(desc(pulses.index)).limit(2)
  if (!last) return true
  const since = ctx.now().getTime() - freshMs
  if (last.boundAt && last.boundAt.getTime() > since) return false
  if (before && before.createdAt.getTime() > since) return false
  return signed !== undefined && signed.size > last.index
}

/**
 * Adds a pulse to the log where one is due: a leaf that holds the newest moment that others told of the log, with their
 * signatures. It is called when somebody looks at a card, so that nobody pays for stamps while nobody looks.
 */
export const sendPulse = async (ctx: PulseCtx): Promise<void> => {
  if (!(await isDue(ctx, await newestProvable(ctx)))) return
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await takeLock(inside, 'append')
    const signed = await newestProvable(inside)
    if (!(await isDue(inside, signed))) return
    const read = signed && (await reading(inside, signed))
    const salt = ctx.chance(saltBytes).toString('hex')
    const text = pulseText({ salt, tokens: read?.tokens ?? [], checkpoint: read?.text ?? '' })
    const { index } = await appendStatement(inside, { bytes: Buffer.from(text), purpose: 'pulse' })
    const { at = null, by = null } = read?.bound ?? {}
    await db.insert(pulses).values({ index, text, boundAt: at, boundBy: by, createdAt: ctx.now() })
  })
}
