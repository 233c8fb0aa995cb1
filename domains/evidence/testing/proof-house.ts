import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  certificateBytes,
  checkpointText,
  consistencyRanges,
  cosignatureOf,
  cosignedMessage,
  createTree,
  hashLeaf,
  inclusionRanges,
  type Leaves,
  leafBytes,
  leafText,
  logProofText,
  noPins,
  noteText,
  type Pins,
  pinsFolder,
  pulseText,
  signatureTypes,
  toBase64,
  type VerifierKey,
  verifierKey,
  vkeyText,
  witnessRequestText,
} from '@portal/proofs/proof'
import { type LocalTsa, type MadeChain, openssl } from '@portal/proofs/testing'
import type { SealedStatement } from '../proof/statement/statement.ts'
import type { ProvedStatement } from '../server/package/package-input.ts'

const newPair = (name: string, type: VerifierKey['type']) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  return { key: verifierKey(name, type, raw), privateKey }
}

const signed = (message: Uint8Array | string, key: KeyObject) => new Uint8Array(sign(null, Buffer.from(message), key))
const hex = (algorithm: string, bytes: Uint8Array): string => createHash(algorithm).update(bytes).digest('hex')

/** A time-stamping authority: a real one, or one whose stamps are made to look long past. */
export type Stamper = {
  name: string
  rootPem: string
  policy: string
  stamp: (bytes: Uint8Array) => Promise<Uint8Array>
}

const stamperOf = ({ name, rootPem, policy, answer }: LocalTsa): Stamper => ({
  name,
  rootPem,
  policy,
  stamp: async (bytes) => {
    const folder = await mkdtemp(join(tmpdir(), 'stamp-'))
    try {
      await writeFile(join(folder, 'data'), bytes)
      await openssl(folder, 'ts', '-query', '-data', 'data', '-sha256', '-cert', '-out', 'data.tsq')
      return await answer(await readFile(join(folder, 'data.tsq')))
    } finally {
      await rm(folder, { recursive: true })
    }
  },
})

type File = { path: string; bytes: Uint8Array }
const file = (path: string, content: Uint8Array | string): File => ({ path, bytes: Buffer.from(content) })
const contentOf = ({ files }: ProvedStatement, path: string): Uint8Array =>
  files.find((one) => one.path === path)?.bytes ?? new Uint8Array()

/** A state of the log for a photo: what a statement says of it, and the files that prove it beside a later checkpoint. */
export type HouseCard = {
  notBefore: { origin: string; size: number; root: string }
  filesFor: (later: { size: number; checkpoint: string }) => File[]
}

export type ProofHouse = {
  pins: Pins
  /** The proofs that a statement names as ordered. */
  ordered: NonNullable<SealedStatement['ordered']>
  prove: (bytes: Uint8Array, card?: HouseCard) => Promise<ProvedStatement>
  card: () => Promise<HouseCard>
  /** The statement with its stamps renewed (`by` this authority, if given); the renewal names these revocation lists. */
  renew: (proved: ProvedStatement, by?: Stamper, revocations?: readonly string[]) => Promise<ProvedStatement>
}

const origin = 'house.example/ev1'

/**
 * A log with a witness, and authorities and a chain where some are given: real keys and real proofs, without a portal around
 * them. Every authority stamps a statement, the first one its checkpoint.
 */
export const openProofHouse = (tsa?: readonly (LocalTsa | Stamper)[] | LocalTsa, chain?: MadeChain): ProofHouse => {
  const stampers = (tsa === undefined ? [] : 'answer' in tsa ? [tsa] : tsa).map((one) =>
    'answer' in one ? stamperOf(one) : one,
  )
  const log = newPair(origin, signatureTypes.ed25519)
  const witness = newPair('witness.example/w1', signatureTypes.cosignature)
  const tree = createTree()
  const append = (bytes: Uint8Array) => {
    const leaf = { sha256: hex('sha256', bytes), sm3: hex('sm3', bytes) }
    const index = tree.size()
    tree.append(hashLeaf(leafBytes(leaf)))
    return { index, leaf }
  }
  // Leaves of other records are added before and after each statement, as in a real log.
  const others = (count: number) => {
    for (let n = 0; n < count; n += 1) append(randomBytes(32))
  }
  const pins: Pins = {
    ...noPins,
    logs: [vkeyText(log.key)],
    witnesses: { quorum: 1, keys: [vkeyText(witness.key)] },
    timestamps: stampers.map(({ name, rootPem: root, policy }) => ({ name, root, policies: [policy] })),
    anchors: chain ? [chain.pin] : [],
    operator: { name: '演示运营方', uscc: '' },
    records: 'https://portal.example/e/',
  }
  const ordered: ProofHouse['ordered'] = {
    timestamps: stampers.map(({ rootPem }) => hex('sha256', certificateBytes(rootPem) ?? new Uint8Array())),
    checkpointTimestamps: stampers.length > 0 ? 1 : 0,
    witnesses: 1,
    anchors: chain ? [chain.pin.chainId] : [],
  }
  const signTree = () => {
    const seconds = Math.floor(Date.now() / 1000)
    const [size, root] = [tree.size(), tree.root()]
    const text = checkpointText({ origin, size, root })
    const signatures = [
      { name: log.key.name, keyId: log.key.keyId, signature: signed(text, log.privateKey) },
      cosignatureOf(witness.key, seconds, signed(cosignedMessage(text, seconds), witness.privateKey)),
    ]
    return { seconds, size, root, text, checkpoint: noteText({ text, signatures }) }
  }
  const hashesOf = (ranges: readonly Leaves[]) => ranges.map(tree.hashOf)

  const proveBy = async (bytes: Uint8Array, by: readonly Stamper[], card?: HouseCard): Promise<ProvedStatement> => {
    others(6)
    const { index, leaf } = append(bytes)
    others(3)
    const tokens = await Promise.all(by.map(({ stamp }) => stamp(bytes)))
    const { seconds, size, root, text, checkpoint } = signTree()
    const proof = logProofText({ index, hashes: hashesOf(inclusionRanges(index, size)), checkpoint })
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
        configured: { timestamp: by.length > 0, witness: { needed: 1, of: 1 }, anchor: false },
        settled: true,
      },
      files: [
        file('evidence/leaf.txt', leafText(leaf)),
        file('evidence/proof.tlog-proof', proof),
        file('evidence/checkpoint.txt', checkpoint),
        ...tokens.map((token, at) => file(`evidence/statement.tsr${at === 0 ? '' : `.${at + 1}`}`, token)),
        ...(by[0] ? [file('evidence/checkpoint.tsr', await by[0].stamp(Buffer.from(text)))] : []),
        ...(chain ? [file('evidence/anchor.json', JSON.stringify(await chain.anchor({ size, root })))] : []),
        ...(card?.filesFor({ size, checkpoint }) ?? []),
        ...pinsFolder(pins).map(({ path, text: content }) => file(`trust/${path}`, content)),
      ],
    }
  }

  const card = async (): Promise<HouseCard> => {
    others(2)
    const told = signTree()
    const token = await stampers[0]?.stamp(Buffer.from(told.text))
    const tokens = token ? [hex('sha256', token)] : []
    const pulse = pulseText({ salt: 'c4'.repeat(32), tokens, checkpoint: told.checkpoint })
    const { index } = append(Buffer.from(pulse))
    const { size, root, checkpoint } = signTree()
    const hashes = hashesOf(inclusionRanges(index, size))
    return {
      notBefore: { origin, size, root: toBase64(root) },
      filesFor: (later) => [
        file('evidence/card/pulse.txt', pulse),
        file('evidence/card/proof.tlog-proof', logProofText({ index, hashes, checkpoint })),
        file(
          'evidence/card/history.txt',
          witnessRequestText({
            old: size,
            proof: hashesOf(consistencyRanges(size, later.size)),
            checkpoint: later.checkpoint,
          }),
        ),
        ...(token ? [file('evidence/card/checkpoint.tsr', token)] : []),
      ],
    }
  }

  const renew: ProofHouse['renew'] = async (proved, by = stampers[0], revocations = []) => {
    const tokens = ['evidence/statement.tsr', 'evidence/checkpoint.tsr'].map((path) => contentOf(proved, path))
    const kept = revocations.map((digest) => `crl ${digest}\n`).join('')
    const lines = tokens.map((token) => `token ${hex('sha256', token)}\n${kept}`)
    const list = Buffer.from(`cn.ip-evidence.renewal/1\n${lines.join('')}`)
    const { files } = await proveBy(list, by ? [by] : [])
    const before = proved.files.filter(({ path }) => /^evidence\/renewal\/\d+\/list\.txt$/.test(path)).length
    const folder = `evidence/renewal/${before + 1}/`
    const moved = files
      .filter(({ path }) => path.startsWith('evidence/'))
      .map(({ path, bytes }) => file(path.replace('evidence/', folder), bytes))
    return { ...proved, files: [...proved.files, file(`${folder}list.txt`, list), ...moved] }
  }

  return { pins, ordered, prove: (bytes, shown) => proveBy(bytes, stampers, shown), card, renew }
}
