import type { Actor, Ctx } from '@portal/platform/server'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { ensure } from './failures.ts'
import type { EvidenceRecord, Original } from './keys-of.ts'
import { isId } from './original-links.ts'

type Reader = Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId'> }

/** One's own record; anybody else's, a deleted one and none at all answer alike. `held`: until the transaction ends. */
export const getOwnEvidence = async (
  { db, actor }: Reader,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<EvidenceRecord> => {
  ensure(isId(id), 'record.not_found')
  const query = db
    .select()
    .from(evidences)
    .where(and(eq(evidences.id, id), eq(evidences.userId, actor.userId), isNull(evidences.deletedAt)))
  const [found] = held ? await query.for('update') : await query
  ensure(found, 'record.not_found')
  return found
}

/** Any record that stands, for the desk alone: the routes that use it are open to staff only. */
export const getEvidence = async ({ db }: Pick<Ctx, 'db'>, evidenceNo: string): Promise<EvidenceRecord> => {
  const [found] = await db
    .select()
    .from(evidences)
    .where(and(eq(evidences.evidenceNo, evidenceNo), isNull(evidences.deletedAt)))
  ensure(found, 'record.not_found')
  return found
}

/** Of one record, in the order they came. */
export const originalsOf = ({ db }: Pick<Ctx, 'db'>, evidenceId: string): Promise<Original[]> =>
  db
    .select()
    .from(originals)
    .where(eq(originals.evidenceId, evidenceId))
    .orderBy(asc(originals.receivedAt), asc(originals.id))

/** Counts a change, so that of two at once only one wins. */
export const nextVersion = sql`${evidences.version} + 1`
