import { hash } from 'node:crypto'
import type { JobCtx } from '@portal/platform/server'
import { and, asc, eq, gt, gte, lt, lte } from 'drizzle-orm'
import type { AuditReport, Finding } from '../../contract/audit.ts'
import { leafBytes } from '../../proof/leaf.ts'
import { hashLeaf, sameBytes } from '../../proof/merkle.ts'
import { createTree, type Tree } from '../../proof/tree.ts'
import { logCheckpoints, logEntries, logNodes } from '../log.table.ts'
import { comparePublished } from './compare-published.ts'
import { logKeyOf } from './log-key.ts'
import { openMemory, type Remembered } from './log-memory.ts'
import { newestCheckpoint } from './sign-checkpoint.ts'

export type AuditCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

/** How many rows one SQL statement reads; between two of them other requests have their turn. */
const batch = 5_000
/** An audit stops looking once it has found this many. */
const mostFindings = 1_000

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

const entryFinding = (kind: 'entry_missing' | 'entry_altered', index: number): Finding => ({
  kind,
  index,
  size: null,
  msg: kind === 'entry_missing' ? `第 ${index} 条缺失` : `第 ${index} 条的摘要与记入日志时不一致`,
})

/** Rebuilds the tree from the entries as they are now, and names each entry whose hash is not the one kept for it. */
const rebuild = async (ctx: AuditCtx): Promise<{ tree: Tree; findings: Finding[] }> => {
  const tree = createTree(sha256)
  const findings: Finding[] = []
  while (true) {
    const range = { first: tree.size(), end: tree.size() + batch }
    const rows = await ctx.db
      .select()
      .from(logEntries)
      .where(and(gte(logEntries.index, range.first), lt(logEntries.index, range.end)))
      .orderBy(asc(logEntries.index))
    const stored = await storedHashes(ctx, 0, range)
    for (const row of rows) {
      const index = tree.size()
      if (row.index !== index) return { tree, findings: [...findings, entryFinding('entry_missing', index)] }
      const leafHash = hashLeaf(leafBytes(row), sha256)
      tree.append(leafHash)
      const kept = stored.get(index)
      if (kept === undefined || !sameBytes(kept, leafHash)) findings.push(entryFinding('entry_altered', index))
    }
    if (rows.length < batch) return { tree, findings }
  }
}

const storedHashes = async (ctx: AuditCtx, level: number, { first, end }: { first: number; end: number }) => {
  const rows = await ctx.db
    .select({ index: logNodes.index, hash: logNodes.hash })
    .from(logNodes)
    .where(and(eq(logNodes.level, level), gte(logNodes.index, first), lt(logNodes.index, end)))
  return new Map(rows.map((row) => [row.index, row.hash]))
}

/**
 * Finds the kept hashes above the leaves that differ from the rebuilt tree; a finding names the first entry below such a
 * hash.
 */
const compareNodes = async (ctx: AuditCtx, tree: Tree): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (let level = 1; 2 ** level <= tree.size(); level += 1) {
    const count = Math.floor(tree.size() / 2 ** level)
    for (let first = 0; first < count; first += batch) {
      const end = Math.min(first + batch, count)
      const stored = await storedHashes(ctx, level, { first, end })
      for (let index = first; index < end; index += 1) {
        const kept = stored.get(index)
        if (kept !== undefined && sameBytes(kept, tree.at({ level, index }))) continue
        const [from, to] = [index * 2 ** level, (index + 1) * 2 ** level - 1]
        findings.push({
          kind: 'tree_altered',
          index: from,
          size: null,
          msg: `第 ${from} 至 ${to} 条的摘要与记入日志时不一致`,
        })
      }
    }
  }
  return findings
}

/** What was signed before the audit began; later checkpoints cover entries that the audit has not read. */
type Signed = { newest: number; last: Remembered | undefined }

/** Compares every checkpoint that was signed before the audit with the tree as it is now. */
const compareCheckpoints = async (ctx: AuditCtx, tree: Tree, { newest }: Signed): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (let after = -1; ; ) {
    const rows = await ctx.db
      .select({ size: logCheckpoints.size, root: logCheckpoints.root })
      .from(logCheckpoints)
      .where(and(gt(logCheckpoints.size, after), lte(logCheckpoints.size, newest)))
      .orderBy(asc(logCheckpoints.size))
      .limit(batch)
    for (const { size, root } of rows) {
      if (size <= tree.size() && Buffer.from(tree.root(size)).toString('hex') === root) continue
      findings.push({ kind: 'checkpoint_differs', index: null, size, msg: `与签署到第 ${size} 条时不一致` })
    }
    const end = rows.at(-1)
    if (!end || rows.length < batch) return findings
    after = end.size
  }
}

/** Compares the tree with the signer's own memory, which restoring a backup of the database does not set back. */
const compareMemory = (tree: Tree, { last }: Signed): Finding[] => {
  if (!last || (last.size <= tree.size() && sameBytes(tree.root(last.size), last.root))) return []
  const msg = `与签署者在数据库之外记住的不一致（第 ${last.size} 条）`
  return [{ kind: 'memory_differs', index: null, size: last.size, msg }]
}

/**
 * Computes the tree anew from its leaves and compares it with everything that was signed and published: the hashes kept
 * beside the leaves, every checkpoint, the signer's memory and the tiles. Names the altered entry where it can be told.
 */
export const auditLog = async (ctx: AuditCtx): Promise<AuditReport> => {
  const at = ctx.now().getTime()
  const memory = openMemory(ctx, (await logKeyOf(ctx)).key)
  const signed: Signed = { newest: (await newestCheckpoint(ctx))?.size ?? 0, last: await memory.last() }
  const { tree, findings } = await rebuild(ctx)
  const published = Math.min(signed.last?.size ?? 0, tree.size())
  const all = [
    ...findings,
    ...(await compareNodes(ctx, tree)),
    ...(await compareCheckpoints(ctx, tree, signed)),
    ...compareMemory(tree, signed),
    ...(await comparePublished(ctx, memory, published)),
  ]
  const root = Buffer.from(tree.root()).toString('hex')
  return { at, size: tree.size(), root, findings: all.slice(0, mostFindings) }
}
