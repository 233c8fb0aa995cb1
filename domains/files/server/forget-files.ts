import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { files } from './file.table.ts'
import { phoneTickets } from './phone-ticket.table.ts'

/**
 * Detaches all files of these records of one kind, in the caller's transaction: the sweep then removes them and their bytes. For the
 * erasure of a closed account. The records are named by the domain that has them, since their files may come from the desk or a
 * provider, and what a closed account brought to the cases of others belongs to those.
 */
export const forgetFiles = async (
  { db }: Pick<Ctx, 'db'>,
  { kind, refs }: { kind: string; refs: readonly string[] },
): Promise<void> => {
  if (refs.length === 0) return
  await db
    .update(files)
    .set({ attachedAt: null, attachedKind: null, attachedRef: null, keptUntil: null })
    .where(and(eq(files.attachedKind, kind), inArray(files.attachedRef, [...refs])))
}

/** Gives to the sweep what a person has uploaded and attached to nothing, and ends the tickets of his phones. */
export const forgetUploads = async ({ db }: Pick<Ctx, 'db'>, ownerId: string): Promise<void> => {
  await db
    .update(files)
    .set({ keptUntil: null })
    .where(and(eq(files.ownerId, ownerId), isNull(files.attachedAt)))
  await db.delete(phoneTickets).where(eq(phoneTickets.ownerId, ownerId))
}
