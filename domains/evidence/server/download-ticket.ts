import { createHash } from 'node:crypto'
import { sessionLives } from '@portal/accounts/server'
import { type Ctx, isId, type JobCtx, type SignedInCtx } from '@portal/platform/server'
import { and, eq, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { evidenceLimits } from '../contract/limits.ts'
import { ensure } from './failures.ts'
import { getOwnEvidence, originalsOf } from './find-evidence.ts'
import { type EvidenceRecord, evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'
import { isBroken } from './list-own.ts'
import { rereadOriginal } from './read-original.ts'
import { reportDamage } from './report-damage.ts'
import { downloadTickets } from './ticket.table.ts'

const ticketBytes = 32
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Checks every file before the ticket is given: once the package streams, no error can be answered any more. */
const ensureIntact = async (ctx: SignedInCtx, record: EvidenceRecord, files: readonly Original[]): Promise<void> => {
  const key = evidenceKeyOf(ctx, record)
  let isIntact = true
  for (const original of files) {
    const reread = await rereadOriginal(ctx, original, originalKeyOf(ctx, original, key))
    if (reread.state === 'intact') continue
    isIntact = false
    await reportDamage(ctx, original, reread)
  }
  ensure(isIntact, 'evidence.damaged')
}

/**
 * Gives the actor a ticket for one download about a record. `contents` says what is to be downloaded; without it the ticket
 * is for the package. The address with the ticket may end in logs, but a ticket that was used opens nothing.
 */
export const giveTicket = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'chance' | 'actor'>,
  { evidenceId, contents = null }: { evidenceId: string; contents?: object | null },
): Promise<{ ticket: string; expiresAt: number }> => {
  const ticket = ctx.chance(ticketBytes).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + evidenceLimits.ticketLifeMs)
  const { userId, sessionId } = ctx.actor
  const row = { ticketHash: hashOf(ticket), evidenceId, userId, sessionId, contents, expiresAt }
  await ctx.db.insert(downloadTickets).values(row)
  return { ticket, expiresAt: expiresAt.getTime() }
}

/** Gives a ticket for the package of the actor's own sealed record, after all of its files were checked. */
export const openTicket = async (
  ctx: SignedInCtx,
  { body }: { body: { id: string } },
): Promise<{ ticket: string; expiresAt: number }> => {
  const record = await getOwnEvidence(ctx, body.id)
  ensure(record.state === 1, 'evidence.not_sealed')
  const files = await originalsOf(ctx, record.id)
  ensure(!files.some(isBroken), 'evidence.damaged')
  await ensureIntact(ctx, record, files)
  return giveTicket(ctx, { evidenceId: record.id })
}

type Using = Pick<Ctx, 'db' | 'now' | 'actor'>
type Named = { id: string; ticket: string }

/**
 * Uses up a ticket. A caller who is signed in as somebody else is refused and the ticket stays unused. A ticket is void once
 * the session that asked for it has ended.
 */
const use = async (ctx: Using, { id, ticket }: Named, purpose: SQL) => {
  ensure(isId(id) && ticket !== '', 'evidence.ticket_over')
  const [used] = await ctx.db
    .update(downloadTickets)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(downloadTickets.ticketHash, hashOf(ticket)),
        eq(downloadTickets.evidenceId, id),
        purpose,
        ctx.actor ? eq(downloadTickets.userId, ctx.actor.userId) : undefined,
        isNull(downloadTickets.usedAt),
        gt(downloadTickets.expiresAt, ctx.now()),
      ),
    )
    .returning()
  ensure(used && (await sessionLives(ctx, used.sessionId)), 'evidence.ticket_over')
  return used
}

/** Uses up a ticket for a package, and answers the id of the user it was given to. */
export const useTicket = async (ctx: Using, named: Named): Promise<{ userId: string }> =>
  use(ctx, named, isNull(downloadTickets.contents))

/** Uses up a ticket that was given with `contents`, and answers them with the id of the user it was given to. */
export const useTicketWithContents = (ctx: Using, named: Named): Promise<{ userId: string; contents: object | null }> =>
  use(ctx, named, isNotNull(downloadTickets.contents))

export const sweepTickets = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  await db.delete(downloadTickets).where(lt(downloadTickets.expiresAt, new Date(now().getTime() - 3_600_000)))
}
