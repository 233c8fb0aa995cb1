import { type DataKey, ensureField, fieldDetail, refuseField } from '@portal/platform/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SlotReference } from '../contract/record.ts'
import { isTravelDocument, type Slot, slots, slotTitle } from '../contract/slots.ts'
import { ensureConsent } from './consents.ts'
import { originals } from './evidence.table.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { ensure } from './failures.ts'
import { type Original, originalKeyOf, wrapOriginalKey } from './keys-of.ts'
import { originalIdOf } from './original-links.ts'

type Named = { slot: Slot; id: string }

const notFree = '文件不存在或已被使用，请重新上传'

/** The files that a form names, in the order of its slots. */
const namedIn = (references: Partial<Record<Slot, SlotReference | undefined>>): Named[] =>
  slots.flatMap((slot) => {
    const reference = references[slot]
    if (!reference) return []
    return [{ slot, id: originalIdOf(reference.url) ?? refuseField(slot, notFree) }]
  })

/**
 * Puts the files that a form names into the empty slots of a record, in the caller's transaction, and wraps their keys by the
 * record's key. A saved file is never replaced; a form that names it again changes nothing. Answers the slots it has filled.
 */
export const takeOriginals = async (
  ctx: EvidenceCtx,
  {
    evidenceId,
    key,
    saved,
    references,
  }: {
    evidenceId: string
    key: DataKey
    saved: readonly Original[]
    references: Partial<Record<Slot, SlotReference | undefined>>
  },
): Promise<Slot[]> => {
  const savedIn = new Map(saved.map(({ slot, id }) => [slot, id]))
  const wanted = namedIn(references).filter(({ slot, id }) => savedIn.get(slot) !== id)
  for (const { slot } of wanted) {
    const taken = `${slotTitle(slot)}已保存，不能更换`
    ensure(!savedIn.has(slot), 'evidence.slot_taken', fieldDetail(slot, taken))
  }
  if (wanted.length === 0) return []
  if (wanted.some(({ slot }) => isTravelDocument(slot))) await ensureConsent(ctx)

  const rows = await ctx.db
    .select()
    .from(originals)
    .where(
      and(
        inArray(
          originals.id,
          wanted.map(({ id }) => id),
        ),
        eq(originals.ownerId, ctx.actor.userId),
        isNull(originals.evidenceId),
        isNull(originals.removedAt),
      ),
    )
    .for('update')
  const free = new Map(rows.map((row) => [row.id, row]))
  for (const { slot, id } of wanted) {
    const original = free.get(id)
    ensureField(original, slot, notFree)
    ensure(original.scan !== 'infected', 'evidence.infected', fieldDetail(slot, `${slotTitle(slot)}未通过病毒扫描`))
    free.delete(id)
    const dataKey = wrapOriginalKey(ctx, key, id, originalKeyOf(ctx, original, null))
    await ctx.db.update(originals).set({ evidenceId, slot, dataKey, attachedAt: ctx.now() }).where(eq(originals.id, id))
  }
  return wanted.map(({ slot }) => slot)
}
