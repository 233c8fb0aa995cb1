import { publish, type SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { statementVersion } from '../proof/statement/statement.ts'
import { evidences, originals } from './evidence.table.ts'
import { ensure } from './failures.ts'
import { getOwnEvidence, nextVersion, originalsOf } from './find-evidence.ts'
import { evidenceKeyOf } from './keys-of.ts'
import { makeStatement, newSalt } from './make-statement.ts'

/** The event of a deleted draft, with its `id`: other domains then remove what they keep beside the record. */
export const evidenceRemoved = 'evidence.removed'

type Input = { query: { id?: string | undefined }; body: { id?: string | undefined } }

/** The facts of a deleted draft are emptied: it keeps only its number, its owner and the moments. */
const nothing = { obligeeName: '', idCard: '', lxrPhone: '', exhibitionName: '', exhibitionAddress: '' } as const

/**
 * Deletes a draft: its key is destroyed, so that no copy of its files can be read anywhere any more, and the log says that it
 * was withdrawn. The objects are removed afterwards; if a crash leaves some, they are unreadable, and the sweep removes them.
 */
export const removeDraft = async (ctx: SignedInCtx, { query, body }: Input): Promise<Record<string, never>> => {
  const keys = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const record = await getOwnEvidence(inside, body.id ?? query.id ?? '', { held: true })
    ensure(record.state === 0, 'evidence.sealed')
    const files = await originalsOf(inside, record.id)
    const at = ctx.now()
    await tx
      .update(originals)
      .set({ dataKey: null, fileName: '', removedAt: at })
      .where(eq(originals.evidenceId, record.id))
    await tx
      .update(evidences)
      .set({ ...nothing, dataKey: null, deletedAt: at, version: nextVersion })
      .where(eq(evidences.id, record.id))
    await publish(inside, evidenceRemoved, { id: record.id })
    await makeStatement(inside, {
      statement: {
        v: statementVersion,
        kind: 'withdraw',
        evidence: record.evidenceNo,
        salt: newSalt(ctx),
        at: at.toISOString(),
        prev: null,
      },
      key: evidenceKeyOf(ctx, record),
      evidenceId: record.id,
    })
    return files.map(({ storageKey }) => storageKey)
  })
  for (const key of keys) await ctx.storage.remove(key)
  return {}
}
