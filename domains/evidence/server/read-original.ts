import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Ctx, type DataKey, isAppFailure, isTampering, openSealed, openWith } from '@portal/platform/server'
import { aboutOriginal, type EvidenceRecord, evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'

type Reading = Pick<Ctx, 'storage' | 'log'>
export type Reread =
  | { state: 'intact'; bytes: Buffer }
  | { state: 'lost'; actual: null }
  | { state: 'altered'; actual: string | null }

export const fileNameOf = ({ id, fileName }: Pick<Original, 'id' | 'fileName'>, key: DataKey): string =>
  openWith(key, fileName, aboutOriginal(id)).toString('utf8')

/** The bytes of an original as they were received, as a stream that fails at its end if the stored object was changed. */
export const openOriginalStream = (
  { storage }: Pick<Ctx, 'storage'>,
  { id, storageKey, seal }: Original,
  key: DataKey,
): Promise<Readable> => openSealed(storage, { storageKey, seal, key, about: aboutOriginal(id) })

/** Reads a whole original into memory (2 MB at most), so that no byte is handed out before all were checked. */
const readAll = async (ctx: Reading, original: Original, key: DataKey): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of await openOriginalStream(ctx, original, key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads an original again and compares its SHA-256 with the one at reception. Throws if the store does not answer, since
 * that says nothing about the file.
 */
export const rereadOriginal = async (ctx: Reading, original: Original, key: DataKey): Promise<Reread> => {
  const named = { original: original.id, storageKey: original.storageKey }
  try {
    const bytes = await readAll(ctx, original, key)
    const actual = sha256Of(bytes)
    if (actual === original.sha256) return { state: 'intact', bytes }
    ctx.log.error(named, 'an original does not match its SHA-256')
    return { state: 'altered', actual }
  } catch (error) {
    if (isAppFailure(error)) throw error
    ctx.log.error({ ...named, err: error }, 'an original cannot be read')
    return isTampering(error) ? { state: 'altered', actual: null } : { state: 'lost', actual: null }
  }
}

type Keeping = Pick<EvidenceRecord, 'id' | 'dataKey'>

const keyWithin = (ctx: Pick<Ctx, 'cipher'>, record: Keeping, original: Original): DataKey =>
  originalKeyOf(ctx, original, evidenceKeyOf(ctx, record))

/** The name that an original of the record had when it was received. */
export const originalName = (ctx: Pick<Ctx, 'cipher'>, record: Keeping, original: Original): string =>
  fileNameOf(original, keyWithin(ctx, record, original))

/** Reads an original of the record again, as `rereadOriginal` does. */
export const readOriginal = (
  ctx: Reading & Pick<Ctx, 'cipher'>,
  record: Keeping,
  original: Original,
): Promise<Reread> => rereadOriginal(ctx, original, keyWithin(ctx, record, original))
