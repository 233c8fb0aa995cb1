import { createHash } from 'node:crypto'
import { type DataKey, openWith, sealWith } from '@portal/platform/server'
import { appendStatement } from '@portal/proofs/server'
import { encodeStatement, type Statement } from '../proof/statement/statement.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { statements } from './history.table.ts'

const saltBytes = 32
/** A new salt for a statement (hex). Without it nobody can guess from a digest in the log what the statement says. */
export const newSalt = ({ chance }: Pick<EvidenceCtx, 'chance'>): string => chance(saltBytes).toString('hex')

type Made = {
  statement: Statement
  /** The key that encrypts the statement: that of the file or of the record. */
  key: DataKey
  evidenceId?: string
  originalId?: string
  seq?: number
  record?: Buffer
}

const aboutBody = (id: string): string => `statement ${id}`
const aboutRecord = (id: string): string => `record ${id}`

/**
 * Writes a statement and its leaf in the caller's transaction, so that both are there or neither. Callers do this last in
 * their transaction, since from here on all others who write to the log wait until it ends.
 */
export const makeStatement = async (
  ctx: Pick<EvidenceCtx, 'db' | 'now' | 'newId' | 'chance' | 'config'>,
  { statement, key, evidenceId, originalId, seq, record }: Made,
): Promise<void> => {
  const bytes = encodeStatement(statement)
  const [sha256 = '', sm3 = ''] = ['sha256', 'sm3'].map((name) => createHash(name).update(bytes).digest('hex'))
  const id = ctx.newId()
  await ctx.db.insert(statements).values({
    id,
    kind: statement.kind,
    evidenceId: evidenceId ?? null,
    originalId: originalId ?? null,
    seq: seq ?? null,
    prev: statement.kind === 'file' ? null : statement.prev,
    sha256,
    sm3,
    body: sealWith(ctx, key, bytes, aboutBody(id)),
    record: record ? sealWith(ctx, key, record, aboutRecord(id)) : null,
    createTime: ctx.now(),
  })
  await appendStatement(ctx, { bytes, purpose: statement.kind })
}

type Kept = typeof statements.$inferSelect

export const statementBytes = (key: DataKey, { id, body }: Kept): Buffer => openWith(key, body, aboutBody(id))

/** `data/record.json` as this statement commits to it. */
export const recordBytes = (key: DataKey, { id, record }: Kept): Buffer => {
  if (record === null) throw new Error(`statement ${id} has no record`)
  return openWith(key, record, aboutRecord(id))
}
