import { createHash, hash, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type Database, migrate, openDatabase, readConfig, startEmbeddedPostgres } from '@portal/platform/server'
import { createTree, hashLeaf, inclusionRanges, leafBytes, type Tree, verifyInclusion } from '@portal/proofs/proof'
import { appendStatement, hashRanges } from '@portal/proofs/server'
import { median } from './load.ts'
import type { Stand } from './stand.ts'

const leaves = 1_000_000
const batch = 20_000
const proofs = 2_000
const seals = 1_000
const sealersAtOnce = 8
const migrations = resolve(import.meta.dirname, '../../apps/server/migrations')

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')
const leafOf = (index: number) => ({
  sha256: createHash('sha256').update(`${index}`).digest('hex'),
  sm3: 'ab'.repeat(32),
})

const line = (name: string, seen: number, unit: string, aim: number, isMet: boolean, rest: string): string =>
  `proofs  ${name.padEnd(12)} ${seen.toFixed(seen < 10 ? 2 : 0)} ${unit} (aim < ${aim}${isMet ? '' : ', missed'})${rest}`

/** Fills a log with a million leaves, as it may have after years. */
const fill = async ({ pool }: Database, tree: Tree): Promise<void> => {
  for (let first = 0; first < leaves; first += batch) {
    const nodes: { level: number; index: number; hash: Uint8Array }[] = []
    const entries: { index: number; sha256: string; sm3: string }[] = []
    for (let index = first; index < first + batch; index += 1) {
      const leaf = leafOf(index)
      tree.append(hashLeaf(leafBytes(leaf), sha256))
      entries.push({ index, ...leaf })
      for (let level = 0; (index + 1) % 2 ** level === 0; level += 1) {
        const node = { level, index: (index + 1) / 2 ** level - 1 }
        nodes.push({ ...node, hash: tree.at(node) })
      }
    }
    await pool.query(
      `insert into log_entry (idx, sha256, sm3, purpose, integrated_at)
       select *, 'seal', now() from unnest($1::bigint[], $2::text[], $3::text[])`,
      [entries.map(({ index }) => index), entries.map((entry) => entry.sha256), entries.map(({ sm3 }) => sm3)],
    )
    await pool.query(
      'insert into log_node (level, idx, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])',
      [nodes.map(({ level }) => level), nodes.map(({ index }) => index), nodes.map((node) => Buffer.from(node.hash))],
    )
  }
  for (const table of ['log_entry', 'log_node']) await pool.query(`vacuum (analyze) ${table}`)
}

/** Measures inclusion proofs for leaves all over the log: each is read from the database and verified. */
const measureInclusion = async ({ db }: Database, tree: Tree): Promise<string> => {
  const root = tree.root(leaves)
  const times: number[] = []
  for (let count = 0; count < proofs; count += 1) {
    const index = (count * 7_919) % leaves
    const started = performance.now()
    const proof = await hashRanges({ db }, inclusionRanges(index, leaves))
    times.push(performance.now() - started)
    const leafHash = tree.at({ level: 0, index })
    if (!verifyInclusion({ index, size: leaves, leafHash, proof, root })) throw new Error(`no proof of leaf ${index}`)
  }
  const p50 = median(times)
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  return line(
    'inclusion',
    p50,
    'ms',
    1,
    p50 < 1,
    ` among ${leaves} leaves, p99 ${p99.toFixed(2)} ms, from the database`,
  )
}

const measureRebuild = (): string => {
  const entries = Array.from({ length: leaves }, (_, index) => leafBytes(leafOf(index)))
  const started = performance.now()
  const tree = createTree(sha256)
  for (const entry of entries) tree.append(hashLeaf(entry, sha256))
  tree.root()
  const seconds = (performance.now() - started) / 1000
  return line('rebuild', seconds, 's', 5, seconds <= 5, ` for ${leaves} leaves`)
}

/** Measures how fast customers append statements at once, each in a transaction of its own, to a log that is already long. */
const measureAppend = async ({ db }: Database): Promise<string> => {
  const ctx = { db, now: () => new Date() }
  const seal = async () => {
    for (let count = 0; count < seals / sealersAtOnce; count += 1) {
      await appendStatement(ctx, { bytes: randomBytes(600), purpose: 'seal' })
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: sealersAtOnce }, seal))
  const perSecond = seals / ((performance.now() - started) / 1000)
  return `proofs  append       ${perSecond.toFixed(0)}/s with ${sealersAtOnce} at once, each durable before it answers`
}

/** Measures the log of evidence once it holds a million statements. */
export const measureProofs = async ({ folder }: Stand): Promise<string[]> => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'proofs'), say: () => undefined })
  const { databasePool } = readConfig({})
  const database = openDatabase(postgres.url, { size: databasePool })
  try {
    await migrate(postgres.url, migrations)
    const tree = createTree(sha256)
    await fill(database, tree)
    return [await measureInclusion(database, tree), measureRebuild(), await measureAppend(database)]
  } finally {
    await database.close()
    await postgres.stop()
  }
}
