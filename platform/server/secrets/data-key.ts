import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto'
import type { Ctx } from '../context.ts'

/** A key for AES-256-GCM: one of a stored file, or one that wraps the keys of several files. */
export type DataKey = KeyObject

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

export const newDataKey = ({ chance }: Pick<Ctx, 'chance'>): DataKey => createSecretKey(chance(keyBytes))

/**
 * Encrypts `bytes` with AES-256-GCM; answers nonce, tag and ciphertext in base64. `about` is authenticated with them (AAD),
 * so that what was sealed for one row cannot be opened as if it belonged to another.
 */
export const sealWith = ({ chance }: Pick<Ctx, 'chance'>, key: DataKey, bytes: Uint8Array, about: string): string => {
  const nonce = chance(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

const brokenSeal = 'SEAL_BROKEN'

/** What AES-256-GCM answers; where it refuses the key, the tag or the form of the seal, an error that `isTampering` knows. */
const unsealing = <T>(open: () => T): T => {
  try {
    return open()
  } catch (error) {
    throw Object.assign(new Error('what was sealed has been changed', { cause: error }), { code: brokenSeal })
  }
}

/** Begins to decrypt; `seal` is the nonce and the tag. */
const decipherOf = (key: DataKey, seal: Buffer, about: string) =>
  createDecipheriv(algorithm, key, seal.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(seal.subarray(nonceBytes, nonceBytes + tagBytes))

/** Decrypts what `sealWith` answered. Throws if the key or `about` is another one, or the text was changed. */
export const openWith = (key: DataKey, sealed: string, about: string): Buffer =>
  unsealing(() => {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = decipherOf(key, bytes, about)
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
  })

/** Encrypts a stream chunk by chunk. Its `seal` (nonce and tag, base64) is known only at `end`, after the last chunk. */
export const encryption = ({ chance }: Pick<Ctx, 'chance'>, key: DataKey, about: string) => {
  const nonce = chance(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
  return {
    add: (chunk: Uint8Array): Buffer => cipher.update(chunk),
    end: (): { rest: Buffer; seal: string } => {
      const rest = cipher.final()
      return { rest, seal: Buffer.concat([nonce, cipher.getAuthTag()]).toString('base64') }
    },
  }
}

export const decryption = (key: DataKey, seal: string, about: string) => {
  const decipher = unsealing(() => decipherOf(key, Buffer.from(seal, 'base64'), about))
  return {
    add: (chunk: Uint8Array): Buffer => decipher.update(chunk),
    /** Throws if any byte of the stream was changed: only now is the tag compared. */
    end: (): Buffer => unsealing(() => decipher.final()),
  }
}

/** Whether an error of reading means that what was sealed was changed, and not that the store refused or lost it. */
export const isTampering = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === brokenSeal

const exportKey = (key: DataKey): Buffer => key.export()

/** A key in base64, as the cipher of the portal seals it. */
export const textOfKey = (key: DataKey): string => exportKey(key).toString('base64')
export const keyOfText = (text: string): DataKey => createSecretKey(Buffer.from(text, 'base64'))

export const wrapKey = (ctx: Pick<Ctx, 'chance'>, wrapping: DataKey, key: DataKey, about: string): string =>
  sealWith(ctx, wrapping, exportKey(key), about)

export const unwrapKey = (wrapping: DataKey, wrapped: string, about: string): DataKey =>
  createSecretKey(openWith(wrapping, wrapped, about))
