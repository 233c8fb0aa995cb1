import { createHash } from 'node:crypto'
import { type Ctx, publish } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { type Leaf, leafBytes } from '../../proof/leaf.ts'
import { completedBy, hashLeaf, lefts } from '../../proof/merkle.ts'
import { logEntries, logNodes } from '../log.table.ts'
import { takeLock } from './log-locks.ts'
import type { Purpose } from './purpose.ts'

type LogCtx = Pick<Ctx, 'db' | 'now'>

/** The place of a statement in the log, with its digests in hex. */
export type Appended = { index: number } & Leaf

/** The payload of `proofs.statement_appended`, which is published in the transaction that appended the statement. */
export type StatementAppended = { index: number; sha256: string; purpose: Purpose }
export const statementAppended = 'proofs.statement_appended'

const digestsOf = (bytes: Uint8Array): Leaf => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sm3: createHash('sm3').update(bytes).digest('hex'),
})

/** The last complete subtree of every level, among which are all that the next leaf may complete. */
const readFrontier = async ({ db }: LogCtx): Promise<{ level: number; index: number; hash: Uint8Array }[]> => {
  const { rows } = await db.execute<{ level: number; idx: string; hash: Buffer }>(sql`
    select levels.level, last.idx, last.hash from generate_series(0, 52) levels (level)
    cross join lateral (
      select idx, hash from ${logNodes} where ${logNodes.level} = levels.level::smallint order by idx desc limit 1
    ) last order by levels.level`)
  return rows.map(({ level, idx, hash }) => ({ level, index: Number(idx), hash: new Uint8Array(hash) }))
}

/** Writes the next leaf and the subtrees that it completes. The caller holds the lock `append`. */
export const appendLeaf = async (ctx: LogCtx, leaf: Leaf, purpose: Purpose): Promise<Appended> => {
  const frontier = await readFrontier(ctx)
  const index = (frontier[0]?.index ?? -1) + 1
  const leafHash = hashLeaf(leafBytes(leaf))
  const leftHashes = lefts(index).map((left) => {
    const edge = frontier[left.level]
    if (edge?.index !== left.index) throw new Error(`the log has no subtree ${left.level}/${left.index} at its edge`)
    return edge.hash
  })
  const completed = completedBy(index, leafHash, leftHashes)
  await ctx.db.insert(logEntries).values({ index, ...leaf, purpose, integratedAt: ctx.now() })
  const nodes = [{ level: 0, index, hash: leafHash }, ...completed]
  await ctx.db.insert(logNodes).values(nodes.map((node) => ({ ...node, hash: Buffer.from(node.hash) })))
  return { index, ...leaf }
}

/**
 * Puts a statement into the log, in the caller's transaction: it is in the log if and only if the caller's own rows are
 * stored. The index has no gaps, so that only one transaction at a time can append: call this last. The same bytes are not
 * appended twice.
 */
export const appendStatement = async (
  ctx: LogCtx,
  { bytes, purpose }: { bytes: Uint8Array; purpose: Purpose },
): Promise<Appended> => {
  const leaf = digestsOf(bytes)
  return ctx.db.transaction(async (db) => {
    const inside = { db, now: ctx.now }
    await takeLock(inside, 'append')
    const [known] = await db.select().from(logEntries).where(eq(logEntries.sha256, leaf.sha256))
    if (known) return { index: known.index, ...leaf }
    const appended = await appendLeaf(inside, leaf, purpose)
    const event: StatementAppended = { index: appended.index, sha256: leaf.sha256, purpose }
    await publish(inside, statementAppended, event)
    return appended
  })
}
