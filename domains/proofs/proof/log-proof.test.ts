import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkpointText } from './checkpoint.ts'
import { cosignatureOf, cosignedMessage } from './cosignature.ts'
import { leafBytes, readLeaf } from './leaf.ts'
import { logProofText, readLogProof, verifyLogProof } from './log-proof.ts'
import { hashLeaf, inclusionRanges } from './merkle.ts'
import { policyText } from './policy.ts'
import { type NoteSignature, noteText, signatureTypes, type VerifierKey, verifierKey, vkeyText } from './signed-note.ts'
import { createTree } from './tree.ts'

const newPair = (name: string, type: VerifierKey['type']) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  return { key: verifierKey(name, type, raw), privateKey }
}
const signed = (message: Uint8Array | string, key: KeyObject) => new Uint8Array(sign(null, Buffer.from(message), key))

const log = newPair('log.example/ev1', signatureTypes.ed25519)
const witness = newPair('witness.example/w1', signatureTypes.cosignature)
const leaves = Array.from({ length: 20 }, (_, at) =>
  leafBytes({ sha256: String(at % 10).repeat(64), sm3: 'ab'.repeat(32) }),
)
const tree = createTree()
for (const leaf of leaves) tree.append(hashLeaf(leaf))

const proofOf = (index: number, { cosign = true, root = tree.root() } = {}) => {
  const text = checkpointText({ origin: log.key.name, size: leaves.length, root })
  const signatures: NoteSignature[] = [
    { name: log.key.name, keyId: log.key.keyId, signature: signed(text, log.privateKey) },
    ...(cosign ? [cosignatureOf(witness.key, 9, signed(cosignedMessage(text, 9), witness.privateKey))] : []),
  ]
  const hashes = inclusionRanges(index, leaves.length).map(tree.hashOf)
  return logProofText({ index, hashes, checkpoint: noteText({ text, signatures }) })
}
const judge = (proof: string, index: number, quorum = 1) =>
  verifyLogProof({
    proof,
    leaf: leaves[index] ?? new Uint8Array(),
    logs: [log.key],
    policy: { quorum, witnesses: [witness.key] },
  })

describe('a proof that a leaf is in the log', () => {
  it('is judged offline, by keys from outside it', () => {
    expect(judge(proofOf(13), 13)).toMatchObject({ index: 13, checkpoint: { size: 20 }, cosigners: [{ seconds: 9 }] })
  })

  it('is read back as it was written', () => {
    const written = proofOf(13)
    const read = readLogProof(written)
    expect(read && logProofText(read)).toBe(written)
    expect(readLogProof(written.replace('\nindex', '\nextra AAAA\nindex'))).toEqual(read)
  })

  it.each([
    ['another leaf', proofOf(13), 14, 'inclusion'],
    ['another index', proofOf(13).replace('index 13', 'index 12'), 13, 'inclusion'],
    ['a root that the log did not sign', proofOf(13).replace('\n20\n', '\n21\n'), 13, 'log_signature'],
    ['a root of another tree', proofOf(13, { root: new Uint8Array(32) }), 13, 'inclusion'],
    ['another origin', proofOf(13).replaceAll('log.example', 'gol.example'), 13, 'log_unknown'],
    ['no checkpoint', proofOf(13).split('\n\n')[0] ?? '', 13, 'unreadable'],
    ['a first line of another form', proofOf(13).replace('@v1', '@v2'), 13, 'unreadable'],
    ['too few witnesses', proofOf(13, { cosign: false }), 13, 'quorum'],
  ])('is refused with %s', (_name, proof, index, fault) => expect(judge(proof, index)).toMatchObject({ fault }))

  it('needs no witness where none is asked for', () => {
    expect(judge(proofOf(13, { cosign: false }), 13, 0)).toMatchObject({ index: 13, cosigners: [] })
  })
})

it('reads its own leaves and nothing else', () => {
  expect(readLeaf(leaves[3] ?? new Uint8Array())).toEqual({ sha256: '3'.repeat(64), sm3: 'ab'.repeat(32) })
  expect(readLeaf(new TextEncoder().encode(`${new TextDecoder().decode(leaves[3])}\n`))).toBeUndefined()
})

it('writes its policy for other tools', () => {
  const [w, l] = [vkeyText(witness.key), vkeyText(log.key)]
  expect(policyText([log.key], { quorum: 1, witnesses: [witness.key] })).toBe(
    `log ${l}\nwitness w1 ${w}\ngroup witnesses 1 w1\nquorum witnesses\n`,
  )
  expect(policyText([log.key], { quorum: 0, witnesses: [] })).toBe(`log ${l}\nquorum none\n`)
})
