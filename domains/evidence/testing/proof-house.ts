import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkpointText,
  cosignatureOf,
  cosignedMessage,
  createTree,
  hashLeaf,
  inclusionRanges,
  leafBytes,
  leafText,
  logProofText,
  noPins,
  noteText,
  type Pins,
  pinsFolder,
  signatureTypes,
  type VerifierKey,
  verifierKey,
  vkeyText,
} from '@portal/proofs/proof'
import { type LocalTsa, openssl } from '@portal/proofs/testing'
import type { ProvedStatement } from '../server/package/package-input.ts'

const newPair = (name: string, type: VerifierKey['type']) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  return { key: verifierKey(name, type, raw), privateKey }
}

const signed = (message: Uint8Array | string, key: KeyObject) => new Uint8Array(sign(null, Buffer.from(message), key))
const hex = (algorithm: string, bytes: Uint8Array): string => createHash(algorithm).update(bytes).digest('hex')

const stamp = async ({ answer }: LocalTsa, bytes: Uint8Array): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  try {
    await writeFile(join(folder, 'data'), bytes)
    await openssl(folder, 'ts', '-query', '-data', 'data', '-sha256', '-cert', '-out', 'data.tsq')
    return await answer(await readFile(join(folder, 'data.tsq')))
  } finally {
    await rm(folder, { recursive: true })
  }
}

export type ProofHouse = { pins: Pins; prove: (bytes: Uint8Array) => Promise<ProvedStatement> }

/** A log with a witness, and an authority where one is given: real keys and real proofs, without a portal around them. */
export const openProofHouse = (tsa?: LocalTsa, origin = 'house.example/ev1'): ProofHouse => {
  const log = newPair(origin, signatureTypes.ed25519)
  const witness = newPair('witness.example/w1', signatureTypes.cosignature)
  const tree = createTree()
  // The log of others goes on around each statement.
  const others = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      tree.append(
        hashLeaf(leafBytes({ sha256: randomBytes(32).toString('hex'), sm3: randomBytes(32).toString('hex') })),
      )
    }
  }
  const pins: Pins = {
    ...noPins,
    logs: [vkeyText(log.key)],
    witnesses: { quorum: 1, keys: [vkeyText(witness.key)] },
    timestamps: tsa ? [{ name: tsa.name, root: tsa.rootPem, policies: [tsa.policy] }] : [],
  }

  const prove = async (bytes: Uint8Array): Promise<ProvedStatement> => {
    others(6)
    const leaf = { sha256: hex('sha256', bytes), sm3: hex('sm3', bytes) }
    const index = tree.size()
    tree.append(hashLeaf(leafBytes(leaf)))
    others(3)
    const statementToken = tsa && (await stamp(tsa, bytes))
    const seconds = Math.floor(Date.now() / 1000)
    const [size, root] = [tree.size(), tree.root()]
    const text = checkpointText({ origin, size, root })
    const checkpoint = noteText({
      text,
      signatures: [
        { name: log.key.name, keyId: log.key.keyId, signature: signed(text, log.privateKey) },
        cosignatureOf(witness.key, seconds, signed(cosignedMessage(text, seconds), witness.privateKey)),
      ],
    })
    const proof = logProofText({ index, hashes: inclusionRanges(index, size).map(tree.hashOf), checkpoint })
    const file = (path: string, content: Uint8Array | string) => ({ path, bytes: Buffer.from(content) })
    return {
      bytes,
      view: {
        log: {
          origin,
          index,
          leafHash: Buffer.from(hashLeaf(leafBytes(leaf))).toString('hex'),
          integratedAt: seconds * 1000,
          checkpoint: {
            size,
            root: Buffer.from(root).toString('hex'),
            signedAt: seconds * 1000,
            cosignatures: [{ witness: witness.key.name, at: seconds * 1000 }],
          },
        },
        timestamps: [],
        anchor: null,
        configured: { timestamp: tsa !== undefined, witness: { needed: 1, of: 1 }, anchor: false },
        settled: true,
      },
      files: [
        file('evidence/leaf.txt', leafText(leaf)),
        file('evidence/proof.tlog-proof', proof),
        file('evidence/checkpoint.txt', checkpoint),
        ...(statementToken ? [file('evidence/statement.tsr', statementToken)] : []),
        ...(tsa ? [file('evidence/checkpoint.tsr', await stamp(tsa, Buffer.from(text)))] : []),
        ...pinsFolder(pins).map(({ path, text: content }) => file(`trust/${path}`, content)),
      ],
    }
  }
  return { pins, prove }
}
