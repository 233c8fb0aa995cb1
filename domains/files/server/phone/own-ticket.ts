import { createHash } from 'node:crypto'
import { type ById, type Ctx, isId, type JobCtx, type SignedInCtx } from '@portal/platform/server'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { UploadedFile } from '../../contract/file.ts'
import { phoneTicketLifeMs, type WatchedTicket } from '../../contract/phone.ts'
import { type Purpose, ruleOf } from '../../contract/purposes.ts'
import { ensure } from '../failures.ts'
import { files } from '../file.table.ts'
import { uploadedFileOf } from '../file-links.ts'
import { phoneTickets } from '../phone-ticket.table.ts'
import { reachableAddresses } from './reachable-addresses.ts'

const ticketBytes = 32

export const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

const own = ({ actor }: Pick<SignedInCtx, 'actor'>, { params }: ById) => {
  ensure(isId(params.id), 'record.not_found')
  return and(eq(phoneTickets.id, params.id), eq(phoneTickets.ownerId, actor.userId))
}

/**
 * Opens a ticket for one place of the caller's form; older tickets for the same place end. Fails with `access.denied` for a
 * purpose that only the back office may use.
 */
export const openPhoneTicket = async (
  ctx: SignedInCtx,
  { body: { purpose, title, slot } }: { body: { purpose: Purpose; title: string; slot: string } },
) => {
  const { userId: ownerId, sessionId } = ctx.actor
  ensure(!ruleOf(purpose).staffOnly, 'access.denied')
  const id = ctx.newId()
  const ticket = ctx.chance(ticketBytes).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + phoneTicketLifeMs)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(phoneTickets)
      .set({ closedAt: ctx.now() })
      .where(and(eq(phoneTickets.ownerId, ownerId), eq(phoneTickets.slot, slot), isNull(phoneTickets.closedAt)))
    const row = { id, ticketHash: hashOf(ticket), ownerId, sessionId, purpose, title, slot, expiresAt }
    await tx.insert(phoneTickets).values(row)
  })
  return { id, ticket, expiresAt: expiresAt.getTime(), addresses: reachableAddresses(ctx.config) }
}

/** Tells whether the phone has sent its file. A file that has arrived may still be taken after the ticket's time. */
export const watchPhoneTicket = async (ctx: SignedInCtx, input: ById): Promise<WatchedTicket> => {
  const [found] = await ctx.db.select().from(phoneTickets).where(own(ctx, input))
  ensure(found, 'record.not_found')
  return { state: stateOf(ctx, found), expiresAt: found.expiresAt.getTime() }
}

type Ticket = typeof phoneTickets.$inferSelect

/**
 * The state of a ticket. A file that was taken counts as arrived: the computer may take it once more, since the answer may
 * have been lost on its way.
 */
const stateOf = ({ now }: Pick<Ctx, 'now'>, ticket: Ticket): WatchedTicket['state'] => {
  const { closedAt, takenAt, fileId, expiresAt } = ticket
  if (fileId && (takenAt || !closedAt)) return 'arrived'
  if (closedAt) return 'closed'
  return expiresAt > now() ? 'waiting' : 'expired'
}

/**
 * Hands the phone's file over to the computer and ends the ticket. When it is called again it answers the same file. Fails
 * with `file.ticket_waiting` while there is no file.
 */
export const takePhoneFile = async (ctx: SignedInCtx, input: ById): Promise<UploadedFile> => {
  const isOwn = own(ctx, input)
  const [taken] = await ctx.db
    .update(phoneTickets)
    .set({ takenAt: sql`coalesce(${phoneTickets.takenAt}, ${ctx.now()})`, closedAt: ctx.now() })
    .where(
      and(isOwn, isNotNull(phoneTickets.fileId), or(isNull(phoneTickets.closedAt), isNotNull(phoneTickets.takenAt))),
    )
    .returning({ fileId: phoneTickets.fileId })
  if (!taken?.fileId) {
    const [ticket] = await ctx.db.select({ closedAt: phoneTickets.closedAt }).from(phoneTickets).where(isOwn)
    ensure(ticket && !ticket.closedAt, 'record.not_found')
    ensure(false, 'file.ticket_waiting')
  }
  const [file] = await ctx.db.select().from(files).where(eq(files.id, taken.fileId))
  ensure(file, 'record.not_found')
  return uploadedFileOf(ctx, file)
}

/** Revokes a ticket. A ticket that has already ended stays as it is. */
export const closePhoneTicket = async (ctx: SignedInCtx, input: ById): Promise<Record<string, never>> => {
  const closed = await ctx.db
    .update(phoneTickets)
    .set({ closedAt: sql`coalesce(${phoneTickets.closedAt}, ${ctx.now()})` })
    .where(own(ctx, input))
    .returning({ id: phoneTickets.id })
  ensure(closed.length > 0, 'record.not_found')
  return {}
}

/** Deletes tickets that expired more than an hour ago, since nobody asks for them any more. */
export const sweepPhoneTickets = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  await db.delete(phoneTickets).where(lt(phoneTickets.expiresAt, new Date(now().getTime() - 3600_000)))
}
