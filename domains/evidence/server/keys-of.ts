import type { Ctx } from '@portal/platform/server'
import { type DataKey, openKey, sealKey, unwrapKey, wrapKey } from './data-key.ts'
import type { evidences, originals } from './evidence.table.ts'

export type Original = typeof originals.$inferSelect
export type EvidenceRecord = typeof evidences.$inferSelect

const placeOf = (table: 'evidence' | 'evidence_original', row: string) => ({ table, column: 'data_key_sealed', row })
export const aboutOriginal = (id: string): string => `original ${id}`

/** The caller has read a row that is not removed. If its key is destroyed all the same, that is a fault of the program. */
const present = (key: string | null): string => {
  if (key === null) throw new Error('the key was destroyed')
  return key
}

export const sealEvidenceKey = (ctx: Pick<Ctx, 'cipher'>, id: string, key: DataKey): string =>
  sealKey(ctx, key, placeOf('evidence', id))

export const evidenceKeyOf = (ctx: Pick<Ctx, 'cipher'>, { id, dataKey }: Pick<EvidenceRecord, 'id' | 'dataKey'>) =>
  openKey(ctx, present(dataKey), placeOf('evidence', id))

/** Encrypts the key of an original by the portal's own keys, for as long as no record has taken the original. */
export const sealFreeKey = (ctx: Pick<Ctx, 'cipher'>, id: string, key: DataKey): string =>
  sealKey(ctx, key, placeOf('evidence_original', id))

/** Encrypts the key of an original by the key of its record: who destroys the record's key makes all its files unreadable. */
export const wrapOriginalKey = (ctx: Pick<Ctx, 'chance'>, evidenceKey: DataKey, id: string, key: DataKey): string =>
  wrapKey(ctx, evidenceKey, key, aboutOriginal(id))

type Keyed = Pick<Original, 'id' | 'dataKey' | 'evidenceId'>

/** The key of an original. `evidenceKey` is the key of the record that has taken it; null while no record has. */
export const originalKeyOf = (ctx: Pick<Ctx, 'cipher'>, original: Keyed, evidenceKey: DataKey | null): DataKey => {
  const { id, dataKey, evidenceId } = original
  if (evidenceId === null) return openKey(ctx, present(dataKey), placeOf('evidence_original', id))
  if (evidenceKey === null) throw new Error(`the key of evidence ${evidenceId} is needed`)
  return unwrapKey(evidenceKey, present(dataKey), aboutOriginal(id))
}
