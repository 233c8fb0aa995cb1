import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Ctx, isAppFailure } from '@portal/platform/server'
import { type DataKey, decryption, openWith } from './data-key.ts'
import { aboutOriginal, type Original } from './keys-of.ts'

type Reading = Pick<Ctx, 'storage' | 'log'>
export type Reread =
  | { state: 'intact'; bytes: Buffer }
  | { state: 'lost'; actual: null }
  | { state: 'altered'; actual: string | null }

export const fileNameOf = ({ id, fileName }: Pick<Original, 'id' | 'fileName'>, key: DataKey): string =>
  openWith(key, fileName, aboutOriginal(id)).toString('utf8')

async function* decrypted({ storage }: Reading, { id, storageKey, seal }: Original, key: DataKey) {
  const opening = decryption(key, seal, aboutOriginal(id))
  for await (const part of await storage.read(storageKey)) yield opening.add(part as Buffer)
  yield opening.end()
}

/** The bytes of an original as they were received, as a stream that fails at its end if the stored object was changed. */
export const openOriginalStream = (ctx: Reading, original: Original, key: DataKey): Readable =>
  Readable.from(decrypted(ctx, original, key), { objectMode: false })

/** Reads a whole original into memory (2 MB at most), so that no byte is handed out before all were checked. */
const readAll = async (ctx: Reading, original: Original, key: DataKey): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of decrypted(ctx, original, key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Whether the error means that the object was changed: GCM refused its tag, or Node refused a malformed seal. */
const isTampering = (error: unknown): boolean => error instanceof Error && /auth|tag|decrypt/i.test(error.message)

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
