import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { manifestText } from '../proof/statement/manifest.ts'
import {
  encodeStatement,
  type SealedStatement,
  type StatementFile,
  statementVersion,
} from '../proof/statement/statement.ts'
import type { PackageInput } from '../server/package/package-input.ts'
import { packageParts } from '../server/package/package-parts.ts'
import { type Part, zipBytes, zipStream } from '../server/package/zip-stream.ts'
import type { HouseCard, ProofHouse } from './proof-house.ts'

const hex = (algorithm: string, bytes: Uint8Array): string => createHash(algorithm).update(bytes).digest('hex')

/** What a record holds, by path. */
export type Originals = Readonly<
  Record<string, { slot: string; name: string; bytes: Uint8Array; copyOf?: StatementFile['copyOf'] }>
>

export const sampleOriginals: Originals = {
  'data/01-zzfHt.jpg': { slot: 'zzfHt', name: '组展合同.jpg', bytes: Buffer.from('contract '.repeat(900)) },
  'data/04-hzSy.jpg': { slot: 'hzSy', name: '护照首页.jpg', bytes: Buffer.from('passport '.repeat(700)) },
  'data/12-zhtwTwh.jpg': { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('booth '.repeat(1100)) },
  'data/record.json': { slot: 'record', name: 'record.json', bytes: Buffer.from('{"obligeeName":"演示权利人"}') },
}

const fileOf = ([path, { slot, name, bytes, copyOf }]: [string, Originals[string]]): StatementFile => ({
  name,
  path,
  receivedAt: '2026-11-20T05:40:00.123Z',
  sha256: hex('sha256', bytes),
  size: bytes.length,
  slot,
  sm3: hex('sm3', bytes),
  type: path.endsWith('.json') ? 'application/json' : 'image/jpeg',
  ...(copyOf && { copyOf }),
})

const statementOf = (originals: Originals, change: Partial<SealedStatement> = {}): SealedStatement => {
  const files = Object.entries(originals).map(fileOf)
  return {
    v: statementVersion,
    kind: 'seal',
    evidence: 'EV20261120048213',
    files,
    manifestSha256: hex('sha256', Buffer.from(manifestText(files))),
    notBefore: null,
    operator: { name: '演示运营方', uscc: '' },
    prev: null,
    salt: '5a'.repeat(32),
    software: { name: 'one-chain-portal', commit: 'unknown' },
    submitter: { auth: 'password', ref: 'c3'.repeat(32) },
    ...change,
  }
}

/** The parts of a package, one statement for each of the sets of originals: the first seals, the others supplement. */
export const sampleParts = async (
  { prove, ordered }: Pick<ProofHouse, 'prove'> & Partial<Pick<ProofHouse, 'ordered'>>,
  sets: readonly Originals[] = [sampleOriginals],
  options: Partial<Pick<PackageInput, 'withheld' | 'readOriginal'>> & { card?: HouseCard } = {},
): Promise<Part[]> => {
  let prev: string | null = null
  const { card, ...rest } = options
  const notBefore = card ? { ...card.notBefore, paths: ['data/12-zhtwTwh.jpg'] } : null
  const statements = []
  for (const originals of sets) {
    const kind = prev === null ? 'seal' : 'supplement'
    const bytes: Uint8Array = encodeStatement(
      statementOf(originals, { kind, prev, notBefore, ...(ordered ? { ordered } : {}) }),
    )
    prev = hex('sha256', bytes)
    statements.push(await prove(bytes, card))
  }
  const last = sets.at(-1) ?? {}
  return packageParts({
    statements,
    recordAddress: 'https://portal.example/e/EV20261120048213',
    readOriginal: async ({ path }) => Readable.from([last[path]?.bytes ?? Buffer.alloc(0)]),
    ...rest,
  })
}

export const packageBytes = (parts: readonly Part[]): Promise<Buffer> => zipBytes(parts)

/** The parts as the ZIP stream that the portal sends. */
export const streamParts = (parts: readonly Part[]): Readable => zipStream(parts)
