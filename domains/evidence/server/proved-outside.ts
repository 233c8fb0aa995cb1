import type { Ctx } from '@portal/platform/server'
import { proofOf } from '@portal/proofs/server'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { allProvedOutside } from '../contract/outside-proof.ts'
import { statements } from './history.table.ts'
import type { EvidenceRecord } from './keys-of.ts'

/** The ids of those records for which every statement is proved by somebody outside this portal. */
export const provedOutsideOf = async (
  ctx: Pick<Ctx, 'db' | 'config'>,
  records: readonly Pick<EvidenceRecord, 'id' | 'proof'>[],
): Promise<ReadonlySet<string>> => {
  const ids = records.filter(({ proof }) => proof === 3).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const made = await ctx.db
    .select({ evidenceId: statements.evidenceId, sha256: statements.sha256 })
    .from(statements)
    .where(and(inArray(statements.evidenceId, ids), isNotNull(statements.seq)))
  const proofs = await proofOf(
    ctx,
    made.map(({ sha256 }) => sha256),
  )
  const byRecord = Map.groupBy(made, ({ evidenceId }) => evidenceId)
  return new Set(ids.filter((id) => allProvedOutside((byRecord.get(id) ?? []).map(({ sha256 }) => proofs.get(sha256)))))
}
