import { fromBase64, toBase64 } from './base64.ts'

/** What a log sends to a witness for a cosignature (c2sp.org/tlog-witness, add-checkpoint). */
export type WitnessRequest = { old: number; proof: readonly Uint8Array[]; checkpoint: string }

/** At most 63 hashes, which is as many as a tree of 2^63 leaves can need. */
const form = /^old (?<digits>0|[1-9][0-9]{0,15})\n(?<lines>(?:[A-Za-z0-9+/]{43}=\n){0,63})\n(?<checkpoint>[\s\S]+)$/

export const witnessRequestText = ({ old, proof, checkpoint }: WitnessRequest): string =>
  `old ${old}\n${proof.map((hash) => `${toBase64(hash)}\n`).join('')}\n${checkpoint}`

/** Reads the text of such a request; undefined for any other text. */
export const readWitnessRequest = (text: string): WitnessRequest | undefined => {
  const { digits, lines = '', checkpoint } = form.exec(text)?.groups ?? {}
  const coded = lines.split('\n').slice(0, -1)
  const proof = coded.map(fromBase64).filter((hash) => hash !== undefined)
  if (checkpoint === undefined || proof.length !== coded.length) return undefined
  return { old: Number(digits), proof, checkpoint }
}
