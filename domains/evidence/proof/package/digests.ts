import { createSHA256, createSM3 } from 'hash-wasm'

export type Digests = { sha256: string; sm3: string }

/**
 * SHA-256 and SM3 of a stream of any length, in hex. Page, command and server all use this implementation: its WebAssembly
 * hashes three hundred megabytes a second, and it also works on a page that came over plain http.
 */
export const digestsOf = async (chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Digests> => {
  const [sha256, sm3] = await Promise.all([createSHA256(), createSM3()])
  sha256.init()
  sm3.init()
  for await (const chunk of chunks) {
    sha256.update(chunk)
    sm3.update(chunk)
  }
  return { sha256: sha256.digest('hex'), sm3: sm3.digest('hex') }
}

/** The raw SM3 of bytes (32 bytes), in the form that `verifyTimestamp` takes. */
export const sm3Of = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const hash = await createSM3()
  return hash.init().update(bytes).digest('binary')
}
