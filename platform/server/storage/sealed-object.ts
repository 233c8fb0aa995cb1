import { createReadStream } from 'node:fs'
import { pipeline, type Readable, Transform } from 'node:stream'
import type { Ctx } from '../context.ts'
import { type DataKey, decryption, encryption } from '../secrets/data-key.ts'
import { removeSpooled, spool } from '../uploads/spool.ts'
import type { Slice, Storage } from './storage.ts'

type Sealing = {
  /** The spooled file with the plain bytes; it stays where it is. */
  path: string
  storageKey: string
  key: DataKey
  /** What the file is, authenticated with its bytes: an object that is moved to another row does not open. */
  about: string
  /** Sees each plain chunk on its way, for digests. */
  watch?: (chunk: Buffer) => void
}

/**
 * Encrypts a spooled file by a key of its own and keeps only the ciphertext, which is as long as the file. Answers the seal
 * (nonce and tag, base64): without it the object does not open.
 */
export const keepSealed = async (
  { chance, storage }: Pick<Ctx, 'chance' | 'storage'>,
  { path, storageKey, key, about, watch = () => undefined }: Sealing,
): Promise<string> => {
  const sealing = encryption({ chance }, key, about)
  let seal = ''
  const encrypted = async function* () {
    for await (const part of createReadStream(path)) {
      const chunk: Buffer = part
      watch(chunk)
      yield sealing.add(chunk)
    }
    const end = sealing.end()
    seal = end.seal
    yield end.rest
  }
  const spooled = await spool(encrypted(), storage.spoolFolder, () => undefined)
  try {
    await storage.keep(spooled, storageKey)
    return seal
  } finally {
    await removeSpooled(spooled)
  }
}

/** What of each chunk lies within the slice; chunks come in their order. */
const within = ({ from, to }: Slice): ((chunk: Buffer) => Buffer) => {
  let at = 0
  return (chunk) => {
    const [first, end] = [from - at, to + 1 - at].map((place) => Math.min(Math.max(place, 0), chunk.length))
    at += chunk.length
    return chunk.subarray(first, end)
  }
}

/**
 * Opens what `keepSealed` kept: all plain bytes or a slice of them, as a stream. The object is decrypted from its beginning
 * to its end in either case, and the stream fails at its end if any byte was changed.
 */
export const openSealed = async (
  storage: Pick<Storage, 'read'>,
  { storageKey, seal, key, about }: Pick<Sealing, 'storageKey' | 'key' | 'about'> & { seal: string },
  slice?: Slice,
): Promise<Readable> => {
  const opening = decryption(key, seal, about)
  const cut = slice ? within(slice) : (chunk: Buffer) => chunk
  const plain = new Transform({
    transform: (chunk: Buffer, _, done) => done(null, cut(opening.add(chunk))),
    flush: (done) => {
      try {
        done(null, cut(opening.end()))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  // Whoever reads `plain` gets the error of either stream; when he leaves, the object is closed too.
  pipeline(await storage.read(storageKey), plain, () => undefined)
  return plain
}
