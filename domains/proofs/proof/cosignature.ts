import { utf8ToBytes } from '@noble/hashes/utils.js'
import {
  type Note,
  type NoteSignature,
  signatureOf,
  signatureTypes,
  type VerifierKey,
  verifyEd25519,
} from './signed-note.ts'

/** c2sp.org/tlog-cosignature, Ed25519: the witness saw this checkpoint, and no other tree of the log, at this second. */

/** The bytes that a witness signs to cosign the checkpoint `text` at `seconds` since 1970. */
export const cosignedMessage = (text: string, seconds: number): Uint8Array =>
  utf8ToBytes(`cosignature/v1\ntime ${seconds}\n${text}`)

/** The signature entry of a note, built from the bytes that the witness signed with its key. */
export const cosignatureOf = (key: VerifierKey, seconds: number, signature: Uint8Array): NoteSignature => {
  const bytes = new Uint8Array(8 + signature.length)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seconds))
  bytes.set(signature, 8)
  return { name: key.name, keyId: key.keyId, signature: bytes }
}

/** When this witness cosigned the note, in seconds since 1970; undefined if it did not. */
export const cosignedAt = (note: Note, key: VerifierKey): number | undefined => {
  const found = signatureOf(note, key)
  if (found?.signature.length !== 72 || key.type !== signatureTypes.cosignature) return undefined
  const { buffer, byteOffset } = found.signature
  const seconds = Number(new DataView(buffer, byteOffset).getBigUint64(0))
  if (!Number.isSafeInteger(seconds)) return undefined
  const isSigned = verifyEd25519(found.signature.subarray(8), cosignedMessage(note.text, seconds), key.publicKey)
  return isSigned ? seconds : undefined
}

/** How many (`quorum`) of these witnesses must have cosigned; a quorum of 0 and no witnesses where none is asked. */
export type WitnessPolicy = { quorum: number; witnesses: readonly VerifierKey[] }

export type Cosigned = { witness: VerifierKey; seconds: number }

/** Who of the policy's witnesses cosigned a note; a key listed twice counts once. */
export const cosignersOf = (note: Note, { witnesses }: Pick<WitnessPolicy, 'witnesses'>): Cosigned[] => {
  const keys = new Map(witnesses.map((witness) => [witness.publicKey.join(), witness]))
  return [...keys.values()].flatMap((witness) => {
    const seconds = cosignedAt(note, witness)
    return seconds === undefined ? [] : [{ witness, seconds }]
  })
}

export const isWitnessed = (note: Note, policy: WitnessPolicy): boolean =>
  cosignersOf(note, policy).length >= policy.quorum
