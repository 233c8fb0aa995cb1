import type { JobCtx } from '@portal/platform/server'
import { appendStatement } from '@portal/proofs/server'
import canonicalize from 'canonicalize'
import { desc } from 'drizzle-orm'
import { anchors } from './entry.table.ts'
import { readHead } from './seal-entries.ts'

type AnchorCtx = Pick<JobCtx, 'db' | 'now'>

export const readLastAnchor = async ({ db }: Pick<JobCtx, 'db'>) => {
  const [last] = await db.select().from(anchors).orderBy(desc(anchors.seq)).limit(1)
  return last
}

/** Puts the newest head of the chain into the evidence log, unless it stands there already. */
export const anchorHead = (ctx: AnchorCtx): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { db: tx, now: ctx.now }
    const [{ seq, hash }, last] = [await readHead(inside), await readLastAnchor(inside)]
    if (seq === 0 || last?.seq === seq) return
    const at = ctx.now()
    const statement = canonicalize({ v: 'cn.ip-evidence.audit-head/1', seq, hash, at: at.getTime() }) ?? ''
    const { index, sha256 } = await appendStatement(inside, { bytes: Buffer.from(statement), purpose: 'head' })
    await tx.insert(anchors).values({ seq, hash, at, sha256, leaf: index })
  })
