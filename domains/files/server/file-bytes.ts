import type { Readable } from 'node:stream'
import {
  type Ctx,
  keepSealed,
  keyOfText,
  newDataKey,
  openSealed,
  sealedFields,
  textOfKey,
} from '@portal/platform/server'
import { files } from './file.table.ts'

type Row = typeof files.$inferSelect

/** An object of this domain in the store. Without `dataKey` and `seal` it lies there as it is. */
export type StoredBytes = Pick<Row, 'id' | 'storageKey' | 'dataKey' | 'seal'>

/** A part of the bytes: the first and the last, counted from 0. */
type Slice = { from: number; to: number }

const { seal: sealField, open: openField } = sealedFields(files)
const aboutOf = (id: string): string => `file ${id}`

/** Keeps the bytes of a spooled file, encrypted by a key of its own, and answers what its row must hold to open them. */
export const keepBytes = async (
  ctx: Pick<Ctx, 'chance' | 'storage' | 'cipher'>,
  { id, storageKey, path }: { id: string; storageKey: string; path: string },
): Promise<{ dataKey: string; seal: string }> => {
  const key = newDataKey(ctx)
  const seal = await keepSealed(ctx, { path, storageKey, key, about: aboutOf(id) })
  return { dataKey: sealField(ctx, 'dataKey', id, textOfKey(key)), seal }
}

/** Opens the bytes of a file as they were sent, all or a slice of them. Whether they have changed is not checked here. */
export const openBytes = async (
  { storage, cipher }: Pick<Ctx, 'storage' | 'cipher'>,
  { id, storageKey, dataKey, seal }: StoredBytes,
  slice?: Slice,
): Promise<Readable> => {
  if (dataKey === null || seal === null) return storage.read(storageKey, slice)
  const key = keyOfText(openField({ cipher }, 'dataKey', { id, dataKey }))
  return openSealed(storage, { storageKey, seal, key, about: aboutOf(id) }, slice)
}
