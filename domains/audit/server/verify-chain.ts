import { createHash } from 'node:crypto'
import { type Ctx, type JobCtx, publish } from '@portal/platform/server'
import { statementsFor } from '@portal/proofs/server'
import canonicalize from 'canonicalize'
import { and, asc, count, desc, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Verification } from '../contract/entry.ts'
import { readLastAnchor } from './anchor-head.ts'
import { type Head, readArchivedHead } from './archive/archived-head.ts'
import { anchors, entries, entryColumns, verifications } from './entry.table.ts'
import { hashOf } from './entry-hash.ts'
import { checkHistories, readLastSeal } from './histories/check-histories.ts'

type ReadCtx = Pick<Ctx, 'db'>
type VerifyCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'log' | 'histories'> & { actor?: { userId: string } | null }

/** The event that is published when a check that found nothing wrong is followed by one that does. */
export const auditAltered = 'audit.altered'

/** The entries that are in memory at once. */
const batch = 2_000

type Anchor = typeof anchors.$inferSelect
/** How far a check came, how many entries it found sound, and which one was not. */
type Read = { last: number; entries: number; firstBad: number | null }
type Heads = Awaited<ReturnType<typeof readHeads>>

const statementDigest = ({ seq, hash, at }: Anchor): string =>
  createHash('sha256')
    .update(canonicalize({ v: 'cn.ip-evidence.audit-head/1', seq, hash, at: at.getTime() }) ?? '')
    .digest('hex')

/**
 * The heads that the evidence log holds, by their numbers, and whether the portal lost one of them: then it cannot be told any
 * more which entry the log speaks of.
 */
const readHeads = async (ctx: ReadCtx): Promise<{ heads: Map<number, string>; isOneLost: boolean }> => {
  // The log is read first: a head that is anchored meanwhile is then known to the portal alone, and none is missed.
  const logged = await statementsFor(ctx, 'head')
  const kept = new Map((await ctx.db.select().from(anchors)).map((anchor) => [statementDigest(anchor), anchor]))
  // What a log that was restored says of an entry is that it was there.
  const known = [...logged, ...(await statementsFor(ctx, 'restored'))]
  const sound = known.flatMap((digest) => kept.get(digest) ?? [])
  return {
    heads: new Map(sound.map(({ seq, hash }) => [seq, hash])),
    isOneLost: logged.some((digest) => !kept.has(digest)),
  }
}

/**
 * Reads the chain behind `start`, and stops at the first entry that is not what was sealed. Entries that are archived meanwhile
 * are not missing: it goes on behind them.
 */
const readChain = async (ctx: ReadCtx, { heads }: Heads, start: Head): Promise<Read> => {
  let { seq, hash: prev } = start
  if ((heads.get(seq) ?? prev) !== prev) return { last: seq, entries: 0, firstBad: seq }
  const sound = () => ({ last: seq, entries: seq - start.seq })
  for (;;) {
    const rows = await ctx.db
      .select(entryColumns)
      .from(entries)
      .where(and(isNotNull(entries.seq), gt(entries.seq, seq)))
      .orderBy(asc(entries.seq))
      .limit(batch)
    if (rows[0]?.seq !== seq + 1) {
      const archived = await readArchivedHead(ctx)
      if (archived.seq > seq) {
        ;({ seq, hash: prev } = archived)
        continue
      }
    }
    for (const entry of rows) {
      const next = seq + 1
      const hash = hashOf(entry, { seq: next, prev })
      const isSound = entry.seq === next && entry.prev === prev && entry.hash === hash
      if (!isSound || (heads.get(next) ?? hash) !== hash) return { ...sound(), firstBad: next }
      ;[seq, prev] = [next, hash]
    }
    if (rows.length < batch) return { ...sound(), firstBad: null }
  }
}

const readLast = async ({ db }: ReadCtx) => {
  const [last] = await db.select().from(verifications).orderBy(desc(verifications.checkedAt)).limit(1)
  return last
}

const firstBadOf = (read: Read, { heads, isOneLost }: Heads): number | null => {
  if (read.firstBad !== null) return read.firstBad
  const isCut = Math.max(0, ...heads.keys()) > read.last
  return isCut || isOneLost ? read.last + 1 : null
}

/**
 * Behind what a check begins: the newest head that the evidence log holds and that the check before came to. After one that
 * found a fault, and where all is to be read, it begins behind what was archived.
 */
const startOf = async (ctx: ReadCtx, { heads }: Heads, isWhole: boolean): Promise<Head> => {
  const archived = await readArchivedHead(ctx)
  const before = await readLast(ctx)
  if (isWhole || !before?.ok) return archived
  const proved = [...heads].filter(([seq]) => seq <= before.lastSeq)
  return proved.reduce<Head>((newest, [seq, hash]) => (seq > newest.seq ? { seq, hash } : newest), archived)
}

/**
 * Checks the histories behind the day that the check before came to; after one that found a fault, all of them. That they cannot
 * be read is a fault too: it must not keep what was found of the chain from being told.
 */
const readHistories = async (ctx: VerifyCtx, isWhole: boolean) => {
  const before = await readLast(ctx)
  try {
    return await checkHistories(ctx, isWhole || !before?.ok ? null : before.lastDay)
  } catch (error) {
    ctx.log.error({ err: error }, 'ALARM: the sealed histories cannot be read')
    const fault = { history: null, row: null, day: null, found: 'unreadable' as const }
    return { lastDay: before?.lastDay ?? null, rows: 0, faults: [fault] }
  }
}

/**
 * Checks the chain with its heads and the sealed histories, stores what was found, and raises the alarm when something does not fit.
 * `whole`: all that the database holds is read, also what an earlier check has proved.
 */
export const verifyChain = async (ctx: VerifyCtx, { whole }: { whole: boolean }): Promise<void> => {
  const heads = await readHeads(ctx)
  const start = await startOf(ctx, heads, whole)
  const read = await readChain(ctx, heads, start)
  const firstBad = firstBadOf(read, heads)
  if (firstBad !== null) ctx.log.error({ firstBad, entries: read.last }, 'ALARM: the audit log was altered')
  const { lastDay, rows, faults } = await readHistories(ctx, whole)
  if (faults.some(({ found }) => found !== 'unreadable'))
    ctx.log.error({ faults }, 'ALARM: a sealed history was altered')
  const ok = firstBad === null && faults.length === 0
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const last = await readLast(inside)
    await tx.insert(verifications).values({
      id: ctx.newId(),
      checkedAt: ctx.now(),
      fromSeq: start.seq,
      lastSeq: read.last,
      entries: read.entries,
      ok,
      firstBad,
      lastDay,
      historyRows: rows,
      historyFaults: faults,
      actorId: ctx.actor?.userId ?? null,
    })
    if (!ok && last?.ok !== false) await publish(inside, auditAltered, { firstBad })
  })
}

/** What the last check found, and where the chain and the seals of histories stand now. */
export const viewVerification = async (ctx: ReadCtx): Promise<Verification> => {
  const [last, anchor, archived, fresh, seal] = await Promise.all([
    readLast(ctx),
    readLastAnchor(ctx),
    readArchivedHead(ctx),
    ctx.db.select({ unsealed: count() }).from(entries).where(isNull(entries.seq)),
    readLastSeal(ctx),
  ])
  return {
    checkedAt: last?.checkedAt.getTime() ?? null,
    fromSeq: last?.fromSeq ?? 0,
    entries: last?.entries ?? 0,
    ok: last?.ok ?? true,
    firstBad: last?.firstBad ?? null,
    anchored: anchor ? { seq: anchor.seq, at: anchor.at.getTime(), leaf: anchor.leaf } : null,
    unsealed: fresh[0]?.unsealed ?? 0,
    archived: archived.seq,
    histories: {
      rows: last?.historyRows ?? 0,
      faults: last?.historyFaults ?? [],
      sealed: seal ? { day: seal.day, leaf: seal.leaf } : null,
    },
  }
}
