import { dropDraft } from '@portal/drafts/server'
import { type DataKey, newDataKey } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { type BasicForm, draftForm, type SubmitForm, type Submitted } from '../contract/record.ts'
import type { Slot } from '../contract/slots.ts'
import { evidences } from './evidence.table.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { insertNumbered } from './evidence-number.ts'
import { ensure } from './failures.ts'
import { getOwnEvidence, nextVersion, originalsOf } from './find-evidence.ts'
import { type EvidenceRecord, evidenceKeyOf, sealEvidenceKey } from './keys-of.ts'
import { openField, sealField, wholeNumber } from './personal-data.ts'
import { sealEvidence } from './seal-evidence.ts'
import { takeOriginals } from './take-originals.ts'

const basicOf = ({ obligeeName, lxrPhone, exhibitionName, exhibitionTime, exhibitionAddress }: SubmitForm) => ({
  obligeeName,
  lxrPhone,
  exhibitionName,
  exhibitionTime: new Date(exhibitionTime),
  exhibitionAddress,
})
type Basic = ReturnType<typeof basicOf> & Pick<BasicForm, 'idCard'>

/** Fails with `evidence.sealed` if a form would change the facts of a sealed record. */
const ensureUnchanged = (ctx: EvidenceCtx, record: EvidenceRecord, basic: Basic): void => {
  const isSame =
    basic.obligeeName === record.obligeeName &&
    basic.exhibitionName === record.exhibitionName &&
    basic.exhibitionAddress === record.exhibitionAddress &&
    basic.exhibitionTime.getTime() === record.exhibitionTime.getTime() &&
    basic.lxrPhone === openField(ctx, 'lxrPhone', record) &&
    basic.idCard === openField(ctx, 'idCard', record)
  ensure(isSame, 'evidence.sealed')
}

const create = async (ctx: EvidenceCtx, { idCard, lxrPhone, ...basic }: Basic): Promise<[EvidenceRecord, DataKey]> => {
  const id = ctx.newId()
  const key = newDataKey(ctx)
  const record = await insertNumbered(ctx, {
    id,
    userId: ctx.actor.userId,
    ...basic,
    idCard: sealField(ctx, 'idCard', id, idCard),
    lxrPhone: sealField(ctx, 'lxrPhone', id, lxrPhone),
    dataKey: sealEvidenceKey(ctx, id, key),
    createTime: ctx.now(),
  })
  return [record, key]
}

const change = async (ctx: EvidenceCtx, record: EvidenceRecord, basic: Basic): Promise<EvidenceRecord> => {
  const { idCard, lxrPhone, ...plain } = basic
  const changes = {
    ...plain,
    idCard: sealField(ctx, 'idCard', record.id, idCard),
    lxrPhone: sealField(ctx, 'lxrPhone', record.id, lxrPhone),
  }
  await ctx.db
    .update(evidences)
    .set({ ...changes, version: nextVersion })
    .where(eq(evidences.id, record.id))
  return { ...record, ...changes }
}

/** The saved record that the form names, or a new one, with its key. */
const settle = async (ctx: EvidenceCtx, body: SubmitForm): Promise<[EvidenceRecord, DataKey]> => {
  const saved = body.id === undefined ? undefined : await getOwnEvidence(ctx, body.id, { held: true })
  const basic: Basic = { ...basicOf(body), idCard: await wholeNumber(ctx, body.idCard, saved) }
  if (!saved) return create(ctx, basic)
  const key = evidenceKeyOf(ctx, saved)
  if (saved.state === 0) return [await change(ctx, saved, basic), key]
  ensureUnchanged(ctx, saved, basic)
  return [saved, key]
}

/**
 * Keeps a draft (`state` 0) or seals it (`state` 1), in the caller's transaction. A sealed record accepts files only into its
 * empty slots, each time by a new statement that names the one before it.
 */
export const submitEvidence = async (ctx: EvidenceCtx, { body }: { body: SubmitForm }): Promise<Submitted> => {
  const [record, key] = await settle(ctx, body)
  const saved = await originalsOf(ctx, record.id)
  const taken = await takeOriginals(ctx, { evidenceId: record.id, key, saved, references: body })
  const isSealing = record.state === 0 && body.state === 1
  ensure(record.state === 0 || taken.length > 0, 'evidence.sealed')
  const seals = isSealing || record.state === 1
  const files = seals ? await originalsOf(ctx, record.id) : []
  const broken: Slot[] = seals ? await sealEvidence(ctx, { record, key, files }) : []
  ensure(record.state === 0 || broken.length === 0, 'evidence.damaged')
  await dropDraft(ctx, { ownerId: ctx.actor.userId, form: draftForm(body.id) })
  const state = record.state === 1 || (isSealing && broken.length === 0) ? 1 : 0
  return { id: record.id, evidenceNo: record.evidenceNo, state, complete: state, broken }
}
