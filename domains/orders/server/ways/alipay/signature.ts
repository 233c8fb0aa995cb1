import { type KeyObject, sign, verify } from 'node:crypto'

/** RSA2 of Alipay's documents; RSA with SHA-1 is neither written nor taken. */
const algorithm = 'RSA-SHA256'

/** What a signature covers: `name=value` in the order of the names, joined by `&`, before any encoding for an address. */
export const signedText = (parameters: Iterable<readonly [name: string, value: string]>): string =>
  [...parameters]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

export const signText = (text: string, privateKey: KeyObject): string =>
  sign(algorithm, Buffer.from(text), privateKey).toString('base64')

export const isSignedBy = (publicKey: KeyObject, text: string, signature: string): boolean =>
  verify(algorithm, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
