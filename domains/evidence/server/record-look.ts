import type { LookKind } from '../contract/looks.ts'
import { isTravelDocument, type Slot } from '../contract/slots.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { evidenceLooks } from './history.table.ts'
import type { Original } from './keys-of.ts'

type LookCtx = Pick<EvidenceCtx, 'db' | 'now' | 'newId'>
type Look = {
  actorId: string
  kind: LookKind
  evidenceId: string | null
  originalId?: string
  slot?: Slot | null
  reason?: string
}

/** Records who looks at personal data. Callers do this before they answer. */
export const recordLook = async (
  ctx: LookCtx,
  { actorId, kind, evidenceId, originalId, slot, reason }: Look,
): Promise<void> => {
  await ctx.db.insert(evidenceLooks).values({
    id: ctx.newId(),
    evidenceId,
    originalId: originalId ?? null,
    slot: slot ?? null,
    actorId,
    kind,
    reason: reason ?? null,
    createTime: ctx.now(),
  })
}

/** Records a look at a file: at a travel document always, at any other file only if somebody else than its owner looks. */
export const recordFileLook = async (
  ctx: LookCtx,
  original: Pick<Original, 'id' | 'evidenceId' | 'slot' | 'ownerId'>,
  look: { actorId: string; kind: LookKind; reason?: string },
): Promise<void> => {
  const { id, evidenceId, slot, ownerId } = original
  const isSensitive = slot !== null && isTravelDocument(slot)
  if (!isSensitive && look.actorId === ownerId) return
  await recordLook(ctx, { ...look, evidenceId, originalId: id, slot })
}
