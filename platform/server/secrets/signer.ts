import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

export type Signer = {
  /** A short signature of a text (HMAC-SHA-256, base64url). */
  sign: (text: string) => string
  verify: (text: string, signature: string) => boolean
}

/**
 * Makes the signer of links that expire. The first key signs and all keys verify, so that a key can be replaced while links
 * are valid.
 */
export const createSigner = (signingKeys: readonly Buffer[]): Signer => {
  const keys = signingKeys.map((key) => createSecretKey(key))
  const [current] = keys
  if (!current) throw new Error('no signing key')
  const mac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => mac(current, text).toString('base64url'),
    verify: (text, signature) => {
      const given = Buffer.from(signature, 'base64url')
      return keys.some((key) => {
        const expected = mac(key, text)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}
