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

/** The bytes as they were received, as a stream; it fails at its end where the object was changed. */
export const openOriginalStream = (ctx: Reading, original: Original, key: DataKey): Readable =>
  Readable.from(decrypted(ctx, original, key), { objectMode: false })

/** A file of 2 MB at most: whoever shows it has it whole, so that nothing leaves before all of it was checked. */
const readAll = async (ctx: Reading, original: Original, key: DataKey): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of decrypted(ctx, original, key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What GCM says of a changed object, and what Node says of a seal that is none. */
const isTampering = (error: unknown): boolean => error instanceof Error && /auth|tag|decrypt/i.test(error.message)

/**
 * Reads an original through and compares it with what was received. A store that does not answer is a failure of the call
 * and no finding.
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
