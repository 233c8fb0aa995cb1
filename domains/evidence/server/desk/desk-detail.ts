import { customerOf, userNames } from '@portal/accounts/server'
import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { DeskDetail, Finding } from '../../contract/desk.ts'
import { type Slot, slotTitle } from '../../contract/slots.ts'
import { originals } from '../evidence.table.ts'
import { detailOf } from '../evidence-detail.ts'
import { ensure } from '../failures.ts'
import { getEvidence } from '../find-evidence.ts'
import { evidenceFindings } from '../history.table.ts'
import { type EvidenceRecord, evidenceKeyOf, originalKeyOf } from '../keys-of.ts'
import { deskLooks } from '../list-looks.ts'
import { type OriginalLinks, signOriginal } from '../original-links.ts'
import { openField } from '../personal-data.ts'
import { fileNameOf } from '../read-original.ts'
import { recordFileLook, recordLook } from '../record-look.ts'
import { ensureShown } from '../show-original.ts'
import { recordEvidenceAct } from './record-evidence-act.ts'

type ByNumber = { params: { evidenceNo: string } }

const findingsOf = async (ctx: Pick<Ctx, 'db' | 'cipher'>, record: EvidenceRecord): Promise<Finding[]> => {
  const rows = await ctx.db
    .select({ finding: evidenceFindings, original: originals })
    .from(evidenceFindings)
    .innerJoin(originals, eq(originals.id, evidenceFindings.originalId))
    .where(eq(originals.evidenceId, record.id))
    .orderBy(asc(evidenceFindings.createTime))
  const key = evidenceKeyOf(ctx, record)
  return rows.map(({ finding: { found, expected, actual, createTime }, original }) => ({
    slot: original.slot,
    fileName: fileNameOf(original, originalKeyOf(ctx, original, key)),
    found,
    expected,
    actual,
    time: createTime.getTime(),
  }))
}

/** A record as staff see it. The look is recorded, and the owner of the record can read it. */
export const deskDetail = async (ctx: SignedInCtx, { params }: ByNumber): Promise<DeskDetail> => {
  const record = await getEvidence(ctx, params.evidenceNo)
  const { id, userId } = record
  await recordLook(ctx, { actorId: ctx.actor.userId, kind: 'opened', evidenceId: id })
  const [detail, looks, findings, names] = await Promise.all([
    detailOf(ctx, record, ctx.actor.userId),
    deskLooks(ctx, id),
    findingsOf(ctx, record),
    userNames(ctx, [userId]),
  ])
  return { ...detail, can: [], customer: customerOf(names, userId), looks, findings }
}

/** The whole document number. Who saw it and why is recorded before the answer. */
export const revealNumber = async (
  ctx: SignedInCtx,
  { params, body }: ByNumber & { body: { reason: string } },
): Promise<{ idCard: string }> => {
  const record = await getEvidence(ctx, params.evidenceNo)
  const { reason } = body
  await recordLook(ctx, { actorId: ctx.actor.userId, kind: 'idCardRevealed', evidenceId: record.id, reason })
  await recordEvidenceAct(ctx, record, { after: { revealed: '证件号码' }, note: reason })
  return { idCard: openField(ctx, 'idCard', record) }
}

/** Signed addresses of a masked file. Who wants to see it and why is recorded before the answer. */
export const openDocument = async (
  ctx: SignedInCtx,
  { params, body }: ByNumber & { body: { slot: Slot; reason: string } },
): Promise<OriginalLinks> => {
  const record = await getEvidence(ctx, params.evidenceNo)
  const kept = await ctx.db.select().from(originals).where(eq(originals.evidenceId, record.id))
  const original = kept.find(({ slot }) => slot === body.slot)
  ensure(original, 'evidence.nothing_to_reveal')
  ensureShown(original)
  const { userId } = ctx.actor
  await recordFileLook(ctx, original, { actorId: userId, kind: 'opened', reason: body.reason })
  await recordEvidenceAct(ctx, record, { after: { opened: slotTitle(body.slot) }, note: body.reason })
  return signOriginal(ctx, original, userId)
}
