import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto'
import type { Ctx, Place } from '@portal/platform/server'

/** A key for AES-256-GCM: one for each original, and one for each record to wrap those. */
export type DataKey = KeyObject

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

export const newDataKey = ({ chance }: Pick<Ctx, 'chance'>): DataKey => createSecretKey(chance(keyBytes))

/** `about` is bound in: what was sealed about one thing does not open as if it were about another. */
export const sealWith = ({ chance }: Pick<Ctx, 'chance'>, key: DataKey, bytes: Uint8Array, about: string): string => {
  const nonce = chance(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Throws where key, bytes or what they are about do not fit. */
export const openWith = (key: DataKey, sealed: string, about: string): Buffer => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** For a stream: `seal` (nonce and tag, base64) is there once the last byte has gone through. */
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
  const bytes = Buffer.from(seal, 'base64')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return {
    add: (chunk: Uint8Array): Buffer => decipher.update(chunk),
    /** Throws where a byte was changed. */
    end: (): Buffer => decipher.final(),
  }
}

const exportKey = (key: DataKey): Buffer => key.export()

export const sealKey = ({ cipher }: Pick<Ctx, 'cipher'>, key: DataKey, place: Place): string =>
  cipher.seal(exportKey(key).toString('base64'), place)

export const openKey = ({ cipher }: Pick<Ctx, 'cipher'>, sealed: string, place: Place): DataKey =>
  createSecretKey(Buffer.from(cipher.open(sealed, place), 'base64'))

export const wrapKey = (ctx: Pick<Ctx, 'chance'>, wrapping: DataKey, key: DataKey, about: string): string =>
  sealWith(ctx, wrapping, exportKey(key), about)

export const unwrapKey = (wrapping: DataKey, wrapped: string, about: string): DataKey =>
  createSecretKey(openWith(wrapping, wrapped, about))
