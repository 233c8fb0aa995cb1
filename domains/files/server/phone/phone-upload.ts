import { sessionLives } from '@portal/accounts/server'
import type { Ctx, Db, Upload } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import { type CopyFields, declaredIn } from '../../contract/copy.ts'
import type { UploadedFile } from '../../contract/file.ts'
import type { PhoneSlot } from '../../contract/phone.ts'
import { ensure } from '../failures.ts'
import { files } from '../file.table.ts'
import { phoneTickets } from '../phone-ticket.table.ts'
import { receiveFile } from '../receive-file.ts'
import { hashOf } from './own-ticket.ts'

type Ticket = typeof phoneTickets.$inferSelect

const ticketForm = /^[\w-]{43}$/

/**
 * The ticket in `Authorization`, if a phone may still use it. Somebody with a wrong ticket learns nothing about other
 * tickets.
 */
const getOpenTicket = async ({ db, now, token }: Pick<Ctx, 'db' | 'now' | 'token'>): Promise<Ticket> => {
  ensure(token !== null && ticketForm.test(token), 'file.ticket_unknown')
  const [ticket] = await db
    .select()
    .from(phoneTickets)
    .where(eq(phoneTickets.ticketHash, hashOf(token)))
  ensure(ticket, 'file.ticket_unknown')
  await ensureOpen({ db, now }, ticket)
  return ticket
}

/**
 * Fails if the ticket has ended or expired, and if its user has signed out or was disabled: no phone may upload in his name
 * then.
 */
const ensureOpen = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { closedAt, expiresAt, sessionId }: Ticket,
  { held = false }: { held?: boolean } = {},
): Promise<void> => {
  ensure(!closedAt, 'file.ticket_closed')
  ensure(expiresAt > ctx.now(), 'file.ticket_expired')
  ensure(await sessionLives(ctx, sessionId, { held }), 'file.ticket_closed')
}

/** Checks the ticket before a byte of the file is read. */
export const ensurePhoneTicket = async (ctx: Ctx): Promise<void> => {
  await getOpenTicket(ctx)
}

/** Tells the phone what the ticket is for, and which file it has already sent. */
export const phoneSlot = async (ctx: Ctx): Promise<PhoneSlot> => {
  const { title, purpose, expiresAt, fileId } = await getOpenTicket(ctx)
  const [file] = fileId
    ? await ctx.db.select({ fileName: files.fileName, size: files.size }).from(files).where(eq(files.id, fileId))
    : []
  return { title, purpose, expiresAt: expiresAt.getTime(), file: file ?? null }
}

/**
 * Stores the phone's file in the name of the ticket's user; an earlier file of the same ticket is removed. Fails as an
 * upload does, and if the ticket ended while the file was on its way.
 */
export const uploadFromPhone = async (
  ctx: Ctx,
  { upload, body }: { upload: Upload; body: CopyFields },
): Promise<UploadedFile> => {
  const { id, ownerId, purpose } = await getOpenTicket(ctx)
  let replaced: string | undefined
  const alongside = async (tx: Db, fileId: string): Promise<void> => {
    const [ticket] = await tx.select().from(phoneTickets).where(eq(phoneTickets.id, id)).for('update')
    ensure(ticket, 'file.ticket_unknown')
    await ensureOpen({ db: tx, now: ctx.now }, ticket, { held: true })
    await tx.update(phoneTickets).set({ fileId }).where(eq(phoneTickets.id, id))
    replaced = ticket.fileId ? await removeRow(tx, ticket.fileId) : undefined
  }
  // The owner counts as a customer, so that a file which only the back office may send is refused.
  const stored = await receiveFile(ctx, upload, {
    purpose,
    owner: { userId: ownerId, userType: 'customer' },
    copyOf: declaredIn(body),
    alongside,
  })
  if (replaced) await ctx.storage.remove(replaced)
  return stored
}

const removeRow = async (tx: Db, fileId: string): Promise<string | undefined> => {
  const [row] = await tx
    .delete(files)
    .where(and(eq(files.id, fileId), isNull(files.attachedAt)))
    .returning({ storageKey: files.storageKey })
  return row?.storageKey
}
