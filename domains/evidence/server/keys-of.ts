import { type Ctx, type DataKey, keyOfText, sealedFields, textOfKey, unwrapKey, wrapKey } from '@portal/platform/server'
import { evidences, originals } from './evidence.table.ts'

export type Original = typeof originals.$inferSelect
export type EvidenceRecord = typeof evidences.$inferSelect

const ofRecords = sealedFields(evidences)
const ofOriginals = sealedFields(originals)
export const aboutOriginal = (id: string): string => `original ${id}`

/** The caller has read a row that is not removed. If its key is destroyed all the same, that is a fault of the program. */
const present = (key: string | null): string => {
  if (key === null) throw new Error('the key was destroyed')
  return key
}

export const sealEvidenceKey = (ctx: Pick<Ctx, 'cipher'>, id: string, key: DataKey): string =>
  ofRecords.seal(ctx, 'dataKey', id, textOfKey(key))

export const evidenceKeyOf = (ctx: Pick<Ctx, 'cipher'>, record: Pick<EvidenceRecord, 'id' | 'dataKey'>) =>
  keyOfText(present(ofRecords.open(ctx, 'dataKey', record)))

/** Encrypts the key of an original by the portal's own keys, for as long as no record has taken the original. */
export const sealFreeKey = (ctx: Pick<Ctx, 'cipher'>, id: string, key: DataKey): string =>
  ofOriginals.seal(ctx, 'dataKey', id, textOfKey(key))

/** Encrypts the key of an original by the key of its record: who destroys the record's key makes all its files unreadable. */
export const wrapOriginalKey = (ctx: Pick<Ctx, 'chance'>, evidenceKey: DataKey, id: string, key: DataKey): string =>
  wrapKey(ctx, evidenceKey, key, aboutOriginal(id))

type Keyed = Pick<Original, 'id' | 'dataKey' | 'evidenceId'>

/** The key of an original. `evidenceKey` is the key of the record that has taken it; null while no record has. */
export const originalKeyOf = (ctx: Pick<Ctx, 'cipher'>, original: Keyed, evidenceKey: DataKey | null): DataKey => {
  const { id, dataKey, evidenceId } = original
  if (evidenceId === null) return keyOfText(present(ofOriginals.open(ctx, 'dataKey', original)))
  if (evidenceKey === null) throw new Error(`the key of evidence ${evidenceId} is needed`)
  return unwrapKey(evidenceKey, present(dataKey), aboutOriginal(id))
}
