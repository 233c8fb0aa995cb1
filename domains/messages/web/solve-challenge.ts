import { sha256 } from '@noble/hashes/sha2'
import type { Challenge } from '../contract/proof.ts'

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The counter that solves a challenge, and the key derived from it. */
export type Solution = { counter: number; derivedKey: string }

/**
 * Tries one counter after another, as the ALTCHA protocol has it: digest of salt, nonce and counter (32 bit, big-endian),
 * digested again `cost` times in all. Plain JavaScript, because a page on a LAN address has no `crypto.subtle`.
 */
export const solveChallenge = ({ parameters }: Challenge): Solution => {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const head = bytesOf(salt + nonce)
  const first = new Uint8Array(head.length + 4)
  first.set(head)
  const counterOf = new DataView(first.buffer)
  const prefix = bytesOf(keyPrefix)
  for (let counter = 0; ; counter += 1) {
    counterOf.setUint32(head.length, counter)
    let key = sha256(first)
    for (let round = 1; round < cost; round += 1) key = sha256(key)
    if (prefix.every((byte, at) => byte === key[at])) return { counter, derivedKey: hexOf(key.subarray(0, keyLength)) }
  }
}
