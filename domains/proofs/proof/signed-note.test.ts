import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkpointText, openCheckpoint, readCheckpoint } from './checkpoint.ts'
import { cosignatureOf, cosignedAt, cosignedMessage, cosignersOf, isWitnessed } from './cosignature.ts'
import {
  isSignedBy,
  noteText,
  readNote,
  readVkey,
  signatureLine,
  signatureTypes,
  type VerifierKey,
  verifierKey,
  vkeyText,
} from './signed-note.ts'

/** golang.org/x/mod v0.7.0, sumdb/note/example_test.go. */
const goKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const goNote = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`
/** c2sp.org/signed-note, whose text has an empty line of its own. */
const poem = `Ognuno sta solo sul cuor della terra
trafitto da un raggio di sole:

ed è subito sera.

— quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=
`
/** c2sp.org/tlog-cosignature. */
const cosigned = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`

const newKey = (name: string, type: VerifierKey['type']) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const key = verifierKey(name, type, raw)
  const signText = (text: string) => ({
    name,
    keyId: key.keyId,
    signature: new Uint8Array(sign(null, Buffer.from(text), privateKey)),
  })
  const cosign = (text: string, seconds: number) =>
    cosignatureOf(key, seconds, new Uint8Array(sign(null, cosignedMessage(text, seconds), privateKey)))
  return { key, signText, cosign }
}

describe('a note', () => {
  it('of Go’s own example verifies, and not when a letter changes', () => {
    const key = readVkey(goKey)
    const note = readNote(goNote)
    if (!key || !note) throw new Error('unreadable')
    expect(isSignedBy(note, key)).toBe(true)
    expect(isSignedBy({ ...note, text: note.text.replace('answer', 'Answer') }, key)).toBe(false)
    expect(vkeyText(key)).toBe(goKey)
  })

  it('keeps the empty lines of its text', () => {
    const note = readNote(poem)
    expect(note?.text.split('\n')).toHaveLength(5)
    expect(note?.signatures).toMatchObject([{ name: 'quasimodo.example/salvatore', keyId: '367ba04b' }])
    expect(note && noteText(note)).toBe(poem)
  })

  it.each([
    ['without a signature', 'text\n\n'],
    ['without an empty line', goNote.replace('\n\n', '\n')],
    ['without its last line feed', goNote.slice(0, -1)],
    ['with a tab', goNote.replace('If ', 'If\t')],
    ['with a hyphen for the dash', goNote.replace('—', '-')],
    ['with a plus in the name', goNote.replace('PeterNeumann', 'Peter+Neumann')],
    ['with base64 of another form', goNote.replace('nAM=', 'nAN=')],
    ['with a word too many', goNote.replace('nAM=\n', 'nAM= x\n')],
  ])('is none %s', (_name, text) => expect(readNote(text)).toBeUndefined())

  it('is none with more signatures than there can be witnesses', () => {
    const { signText } = newKey('a.example', signatureTypes.ed25519)
    expect(readNote(`text\n\n${signatureLine(signText('text\n')).repeat(16)}`)?.signatures).toHaveLength(16)
    expect(readNote(`text\n\n${signatureLine(signText('text\n')).repeat(65)}`)).toBeUndefined()
  })
})

it.each([
  ['another id', goKey.replace('c74f20a3', 'c74f20a4')],
  ['another name', goKey.replace('PeterNeumann', 'PeterNewmann')],
  ['an unknown type', goKey.replace('+ARpc', '+Bxpc')],
  ['half a key', goKey.slice(0, -8)],
])('refuses a key with %s', (_name, text) => expect(readVkey(text)).toBeUndefined())

describe('a checkpoint', () => {
  const log = newKey('log.example/ev1', signatureTypes.ed25519)
  const text = checkpointText({ origin: 'log.example/ev1', size: 7, root: new Uint8Array(32).fill(1) })
  const written = noteText({ text, signatures: [log.signText(text)] })

  it('of the specification is read', () => {
    const note = readNote(cosigned)
    expect(note && readCheckpoint(note.text)).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20852163 })
  })

  it('opens for the key of its log alone', () => {
    expect(openCheckpoint(written, [log.key])).toMatchObject({ checkpoint: { size: 7 } })
    const namesake = newKey('log.example/ev1', signatureTypes.ed25519)
    expect(openCheckpoint(written, [namesake.key])).toEqual({ fault: 'log_signature' })
    const other = newKey('log.example/ev2', signatureTypes.ed25519)
    expect(openCheckpoint(written, [other.key])).toEqual({ fault: 'log_unknown' })
    expect(openCheckpoint(written.replace('\n7\n', '\n8\n'), [log.key])).toEqual({ fault: 'log_signature' })
    expect(openCheckpoint('nonsense', [log.key])).toEqual({ fault: 'unreadable' })
  })

  it.each([
    ['a leading zero', text.replace('\n7\n', '\n07\n')],
    ['a sign', text.replace('\n7\n', '\n+7\n')],
    ['no origin', text.replace('log.example/ev1', '')],
    ['a short root', text.replace(/.{4}=\n$/, '=\n')],
    ['a size beyond measure', text.replace('\n7\n', '\n9999999999999999\n')],
    ['an empty extension line', `${text}\n`],
  ])('is none with %s', (_name, spoiled) => expect(readCheckpoint(spoiled)).toBeUndefined())

  it('counts witnesses whose cosignature holds, each once', () => {
    const [one, two, stranger] = ['one', 'two', 'three'].map((name) => newKey(name, signatureTypes.cosignature))
    if (!one || !two || !stranger) throw new Error('keys')
    const signatures = [
      log.signText(text),
      one.cosign(text, 1700000000),
      one.cosign(text, 1700000000),
      stranger.cosign(text, 5),
    ]
    const note = { text, signatures }
    const witnesses = [one.key, two.key, one.key]
    expect(cosignersOf(note, { witnesses })).toEqual([{ witness: one.key, seconds: 1700000000 }])
    expect(isWitnessed(note, { quorum: 1, witnesses })).toBe(true)
    expect(isWitnessed(note, { quorum: 2, witnesses })).toBe(false)
    const both = { text, signatures: [...signatures, two.cosign(text, 1700000001)] }
    expect(isWitnessed(both, { quorum: 2, witnesses })).toBe(true)
    expect(cosignedAt({ ...both, text: text.replace('\n7\n', '\n8\n') }, two.key)).toBeUndefined()
  })

  it('is not cosigned by a signature of the log’s own kind under a witness’s name', () => {
    const witness = newKey('one', signatureTypes.cosignature)
    const plain = { ...witness.signText(text) }
    expect(cosignedAt({ text, signatures: [plain] }, witness.key)).toBeUndefined()
  })
})
