import type { Page } from '@portal/platform/contract'
import { readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { EvidenceRow } from '../contract/detail.ts'
import type { OwnEvidenceQuery } from '../contract/filter.ts'
import { requiredSlots, slots } from '../contract/slots.ts'
import { actionsOf } from '../contract/states.ts'
import { titleOf } from '../contract/title.ts'
import { evidences, originals } from './evidence.table.ts'
import type { EvidenceRecord, Original } from './keys-of.ts'
import { provedOutsideOf } from './proved-outside.ts'

type Slotted = Pick<Original, 'evidenceId' | 'slot' | 'scan' | 'problem'>

export const isBroken = ({ scan, problem }: Pick<Original, 'scan' | 'problem'>): boolean =>
  problem !== null || scan === 'infected'

/** One row of a list of records; `files` are the files of that record, `provedOutside` as `provedOutsideOf` finds it. */
export const rowOf = (record: EvidenceRecord, files: readonly Slotted[], provedOutside: boolean): EvidenceRow => {
  const filled = new Set(files.map(({ slot }) => slot))
  const missing = requiredSlots.filter((slot) => !filled.has(slot))
  const { id, evidenceNo, exhibitionName, exhibitionAddress, state, proof } = record
  return {
    id,
    evidenceNo,
    title: titleOf(record),
    exhibitionName,
    exhibitionTime: record.exhibitionTime.getTime(),
    exhibitionAddress,
    createTime: record.createTime.getTime(),
    state,
    complete: state,
    proof,
    provedOutside,
    filled: requiredSlots.length - missing.length,
    missing,
    sealedAt: record.sealedAt?.getTime() ?? null,
    can: actionsOf({ state, emptySlots: slots.some((slot) => !filled.has(slot)), broken: files.some(isBroken) }),
  }
}

/** The filled slots of these records, by the id of the record. */
export const slottedOf = async (
  { db }: Pick<SignedInCtx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Slotted[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      evidenceId: originals.evidenceId,
      slot: originals.slot,
      scan: originals.scan,
      problem: originals.problem,
    })
    .from(originals)
    .where(inArray(originals.evidenceId, [...ids]))
  return Map.groupBy(rows, ({ evidenceId }) => evidenceId ?? '')
}

/** The rows of a list of its owner's records; the caller has checked that they are his. */
export const ownRowsOf = async (
  ctx: Pick<SignedInCtx, 'db' | 'config'>,
  records: readonly EvidenceRecord[],
): Promise<EvidenceRow[]> => {
  const files = await slottedOf(
    ctx,
    records.map(({ id }) => id),
  )
  const proved = await provedOutsideOf(ctx, records)
  return records.map((record) => rowOf(record, files.get(record.id) ?? [], proved.has(record.id)))
}

/** The actor's own records, newest first. */
export const listOwnEvidence = async (
  ctx: SignedInCtx,
  { query }: { query: OwnEvidenceQuery },
): Promise<Page<EvidenceRow>> => {
  const { state } = query
  const wanted = and(
    eq(evidences.userId, ctx.actor.userId),
    isNull(evidences.deletedAt),
    state === null ? undefined : eq(evidences.state, state),
    within(evidences.createTime, query),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: evidences,
    where: wanted,
    orderBy: [desc(evidences.createTime), desc(evidences.id)],
  })
  return { elements: await ownRowsOf(ctx, rows), totalElements }
}
