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

type DraftCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'chance' | 'config' | 'cipher'> & {
  actor: Pick<SignedInCtx['actor'], 'userId'>
}

/**
 * Withdraws a draft of the actor in the caller's transaction: its key is destroyed, so that no copy of its files can be read
 * anywhere any more, and the log says that it was withdrawn. Answers where its objects lie, which nobody can read now.
 */
export const withdrawDraft = async (ctx: DraftCtx, id: string): Promise<string[]> => {
  const record = await getOwnEvidence(ctx, id, { held: true })
  ensure(record.state === 0, 'evidence.sealed')
  const files = await originalsOf(ctx, record.id)
  const at = ctx.now()
  await ctx.db
    .update(originals)
    .set({ dataKey: null, fileName: '', removedAt: at })
    .where(eq(originals.evidenceId, record.id))
  await ctx.db
    .update(evidences)
    .set({ ...nothing, dataKey: null, deletedAt: at, version: nextVersion })
    .where(eq(evidences.id, record.id))
  await publish(ctx, evidenceRemoved, { id: record.id })
  await makeStatement(ctx, {
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
}

/** Deletes a draft. Its objects are removed afterwards; if a crash leaves some, the sweep removes them. */
export const removeDraft = async (ctx: SignedInCtx, { query, body }: Input): Promise<Record<string, never>> => {
  const keys = await ctx.db.transaction((tx) => withdrawDraft({ ...ctx, db: tx }, body.id ?? query.id ?? ''))
  for (const key of keys) await ctx.storage.remove(key)
  return {}
}
