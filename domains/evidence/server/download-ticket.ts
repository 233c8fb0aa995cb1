import { createHash } from 'node:crypto'
import type { Ctx, JobCtx, SignedInCtx } from '@portal/platform/server'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { evidenceLimits } from '../contract/index.ts'
import { ensure } from './failures.ts'
import { getOwnEvidence, originalsOf } from './find-evidence.ts'
import { isBroken } from './list-own.ts'
import { isId } from './original-links.ts'
import { downloadTickets } from './ticket.table.ts'

const ticketBytes = 32
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Opens a ticket for the package of one's own sealed record. An address ends in logs: a used ticket there opens nothing. */
export const openTicket = async (
  ctx: SignedInCtx,
  { body }: { body: { id: string } },
): Promise<{ ticket: string; expiresAt: number }> => {
  const record = await getOwnEvidence(ctx, body.id)
  ensure(record.state === 1, 'evidence.not_sealed')
  ensure(!(await originalsOf(ctx, record.id)).some(isBroken), 'evidence.damaged')
  const ticket = ctx.chance(ticketBytes).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + evidenceLimits.ticketLifeMs)
  await ctx.db
    .insert(downloadTickets)
    .values({ ticketHash: hashOf(ticket), evidenceId: record.id, userId: ctx.actor.userId, expiresAt })
  return { ticket, expiresAt: expiresAt.getTime() }
}

/** Uses a ticket up, and answers whose it was. Whoever is signed in as somebody else is refused, and the ticket stays. */
export const useTicket = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  { id, ticket }: { id: string; ticket: string },
): Promise<{ userId: string }> => {
  ensure(isId(id) && ticket !== '', 'evidence.ticket_over')
  const [used] = await ctx.db
    .update(downloadTickets)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(downloadTickets.ticketHash, hashOf(ticket)),
        eq(downloadTickets.evidenceId, id),
        ctx.actor ? eq(downloadTickets.userId, ctx.actor.userId) : undefined,
        isNull(downloadTickets.usedAt),
        gt(downloadTickets.expiresAt, ctx.now()),
      ),
    )
    .returning({ userId: downloadTickets.userId })
  ensure(used, 'evidence.ticket_over')
  return used
}

export const sweepTickets = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  await db.delete(downloadTickets).where(lt(downloadTickets.expiresAt, new Date(now().getTime() - 3_600_000)))
}
