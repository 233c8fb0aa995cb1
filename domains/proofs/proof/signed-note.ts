import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from './base64.ts'

/** c2sp.org/signed-note: a text, an empty line, and one line for each signature. */
export type Note = { text: string; signatures: NoteSignature[] }
/**
 * `keyId`: eight hex digits that tell keys apart; `signature`: the bytes after them, whose form depends on the signature
 * type.
 */
export type NoteSignature = { name: string; keyId: string; signature: Uint8Array }

/** Signature types of c2sp.org/signed-note. */
export const signatureTypes = { ed25519: 0x01, cosignature: 0x04 } as const
export type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes]

/** A key that a verifier trusts. `keyId` is made of name and key, and tells it apart from other keys of the same name. */
export type VerifierKey = { name: string; keyId: string; type: SignatureType; publicKey: Uint8Array }

/** A checkpoint has as many signatures as witnesses; a note with more than this is an attack on its reader. */
const mostSignatures = 64
const nameForm = /^[^\s+]+$/u
const controlSigns = /[^\P{Cc}\n]/u
const keyForm = /^(?<name>[^\s+]+)\+(?<keyId>[0-9a-f]{8})\+(?<material>[A-Za-z0-9+/]+=*)$/u

export const isKeyName = (name: string): boolean => nameForm.test(name)

export const verifierKey = (name: string, type: SignatureType, publicKey: Uint8Array): VerifierKey => ({
  name,
  keyId: bytesToHex(sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(type), publicKey)).subarray(0, 4)),
  type,
  publicKey,
})

/** `name+id+key`, as keys are written down, printed and compared. */
export const vkeyText = ({ name, keyId, type, publicKey }: VerifierKey): string =>
  `${name}+${keyId}+${toBase64(concatBytes(Uint8Array.of(type), publicKey))}`

const isKnownType = (type: number | undefined): type is SignatureType =>
  Object.values<number | undefined>(signatureTypes).includes(type)

/**
 * Reads a key in the form of `vkeyText`; undefined for what is not the Ed25519 key of a log or a witness, and where the id
 * does not fit the key.
 */
export const readVkey = (text: string): VerifierKey | undefined => {
  const { name = '', keyId, material = '' } = keyForm.exec(text)?.groups ?? {}
  const bytes = fromBase64(material)
  const type = bytes?.[0]
  if (bytes?.length !== 33 || !isKnownType(type)) return undefined
  const key = verifierKey(name, type, bytes.subarray(1))
  return key.keyId === keyId ? key : undefined
}

const readSignature = (line: string): NoteSignature | undefined => {
  const [dash, name = '', coded = '', ...rest] = line.split(' ')
  const bytes = fromBase64(coded)
  if (dash !== '—' || !isKeyName(name) || rest.length > 0 || bytes === undefined || bytes.length < 5) return undefined
  return { name, keyId: bytesToHex(bytes.subarray(0, 4)), signature: bytes.subarray(4) }
}

export const signatureLine = ({ name, keyId, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(concatBytes(hexToBytes(keyId), signature))}\n`

/** Reads one or more signature lines; undefined if one of them is no signature line. */
export const readSignatures = (lines: string): NoteSignature[] | undefined => {
  if (!lines.endsWith('\n')) return undefined
  const found = lines.slice(0, -1).split('\n').map(readSignature)
  const signatures = found.filter((signature) => signature !== undefined)
  return signatures.length === found.length && found.length <= mostSignatures ? signatures : undefined
}

/** Reads a note without verifying it; undefined for a text that breaks the format in any letter. */
export const readNote = (written: string): Note | undefined => {
  const at = written.lastIndexOf('\n\n')
  const signatures = readSignatures(written.slice(at + 2))
  if (at < 0 || signatures === undefined || controlSigns.test(written)) return undefined
  return { text: written.slice(0, at + 1), signatures }
}

export const noteText = ({ text, signatures }: Note): string => `${text}\n${signatures.map(signatureLine).join('')}`

export const verifyEd25519 = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean => {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // The library throws for bytes that have not the form of a signature or of a point of the curve.
    return false
  }
}

/** The signature that this key made in the note, if there is one. Unknown keys are ignored, as the specification asks. */
export const signatureOf = ({ signatures }: Note, key: VerifierKey): NoteSignature | undefined =>
  signatures.find(({ name, keyId }) => name === key.name && keyId === key.keyId)

/** Whether the key signed the text itself (type 0x01). */
export const isSignedBy = (note: Note, key: VerifierKey): boolean => {
  const found = signatureOf(note, key)
  if (found === undefined || key.type !== signatureTypes.ed25519) return false
  return verifyEd25519(found.signature, utf8ToBytes(note.text), key.publicKey)
}
