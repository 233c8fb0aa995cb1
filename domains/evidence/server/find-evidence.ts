import { type Actor, type Ctx, isId } from '@portal/platform/server'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { ensure } from './failures.ts'
import type { EvidenceRecord, Original } from './keys-of.ts'

type Reader = Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId'> }

/**
 * The actor's own record. Fails with `record.not_found` alike for somebody else's record, a deleted one and an unknown id.
 * `held` locks the row until the transaction ends.
 */
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

/** Any record that is not deleted, by its number. Only for routes that are open to staff alone. */
export const getEvidence = async ({ db }: Pick<Ctx, 'db'>, evidenceNo: string): Promise<EvidenceRecord> => {
  const [found] = await db
    .select()
    .from(evidences)
    .where(and(eq(evidences.evidenceNo, evidenceNo), isNull(evidences.deletedAt)))
  ensure(found, 'record.not_found')
  return found
}

/** The originals of one record, in the order in which they were received. */
export const originalsOf = ({ db }: Pick<Ctx, 'db'>, evidenceId: string): Promise<Original[]> =>
  db
    .select()
    .from(originals)
    .where(eq(originals.evidenceId, evidenceId))
    .orderBy(asc(originals.receivedAt), asc(originals.id))

/** The next version of a record: each change raises it by one. */
export const nextVersion = sql`${evidences.version} + 1`
