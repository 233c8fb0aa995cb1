import { setTimeout as sleep } from 'node:timers/promises'
import { type JobCtx, publish } from '@portal/platform/server'
import { desc, sql } from 'drizzle-orm'
import { checkpointText } from '../../proof/checkpoint.ts'
import { noteText, readNote, signatureOf, type VerifierKey } from '../../proof/signed-note.ts'
import { logCheckpoints, logEntries } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { isVouchedFor, judgeTree, type TreeFault } from './judge-tree.ts'
import { logKeyOf } from './log-key.ts'
import { takeLock } from './log-locks.ts'
import { findHalt, type LogMemory, openMemory, remember } from './log-memory.ts'
import { publishTiles, removeReplaced } from './publish-tiles.ts'
import { rootAt } from './read-nodes.ts'
import { tellChanged } from './tell-changed.ts'

/** Statements that come within a second share a checkpoint. */
const batchMs = 1_000

/**
 * The payload of `proofs.checkpoint_signed`, which is published in the transaction that stores the checkpoint. `root` in
 * hex.
 */
export type CheckpointSigned = { size: number; root: string }
export const checkpointSigned = 'proofs.checkpoint_signed'

export type SignCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

/** Why nothing was signed. `halted`: a witness refused the log's checkpoint, or a person stopped the signing. */
export type SigningFault = TreeFault | 'halted'

export const newestCheckpoint = async ({ db }: Pick<SignCtx, 'db'>) => {
  const [last] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  return last
}

export const logSize = async ({ db }: Pick<SignCtx, 'db'>): Promise<number> => {
  const next = sql<number>`coalesce(max(${logEntries.index}) + 1, 0)`.mapWith(Number)
  const [row] = await db.select({ size: next }).from(logEntries)
  return row?.size ?? 0
}

/** Whether the log has entries that no checkpoint holds. The signing job runs often, and mostly nothing has come. */
const isGrown = async ({ db }: SignCtx): Promise<boolean> => {
  const { rows } = await db.execute<{ grown: boolean }>(sql`
    select coalesce((select max(${logEntries.index}) + 1 from ${logEntries}), 0)
      <> coalesce((select max(${logCheckpoints.size}) from ${logCheckpoints}), 0) grown`)
  return rows[0]?.grown === true
}

/** Waits until a second has passed since the last checkpoint, so that a rush of statements makes one checkpoint a second. */
const waitForBatch = async (ctx: SignCtx): Promise<void> => {
  const last = await newestCheckpoint(ctx)
  const left = last ? last.signedAt.getTime() + batchMs - ctx.now().getTime() : 0
  if (left > 0) await sleep(Math.min(left, batchMs))
}

const isSignedWith = (key: VerifierKey, written: string): boolean => {
  const note = readNote(written)
  return note !== undefined && signatureOf(note, key) !== undefined
}

/** Why the tree of `size` must not be signed; undefined where it may be. */
const findFault = async (
  ctx: SignCtx,
  memory: LogMemory,
  tree: { size: number; root: Uint8Array },
): Promise<SigningFault | undefined> => {
  if (await findHalt(memory)) return 'halted'
  const last = await memory.last()
  if (last) return judgeTree(ctx, tree, last)
  const { key } = await logKeyOf(ctx)
  const signed = await newestCheckpoint(ctx)
  if (!signed || !isSignedWith(key, signed.note)) return undefined
  return (await isVouchedFor(ctx, tree.size, proofsSettings(ctx.config).logRecovery)) ? undefined : 'memory_lost'
}

/** Signs the tree as it is now, if it holds more than was signed; answers the fault where it must not be signed. */
const signTree = async (ctx: SignCtx): Promise<SigningFault | undefined> => {
  await takeLock(ctx, 'sign')
  const before = (await newestCheckpoint(ctx))?.size ?? 0
  const size = await logSize(ctx)
  const { key, sign } = await logKeyOf(ctx)
  const memory = openMemory(ctx, key)
  const remembered = (await memory.last())?.size ?? 0
  if (size === before && size >= remembered) return undefined
  const root = await rootAt(ctx, size)
  const fault = await findFault(ctx, memory, { size, root })
  if (fault) return fault
  const text = checkpointText({ origin: key.name, size, root })
  const note = noteText({ text, signatures: [sign(text)] })
  await publishTiles(ctx, memory.folder, { before: remembered, size })
  await remember(memory, note)
  await removeReplaced(memory.folder, { before: remembered, size })
  const hex = Buffer.from(root).toString('hex')
  await ctx.db.insert(logCheckpoints).values({ size, root: hex, note, signedAt: ctx.now() })
  const event: CheckpointSigned = { size, root: hex }
  await publish(ctx, checkpointSigned, event)
  await tellChanged(ctx, { from: before, to: size })
  return undefined
}

/**
 * Signs the tree as it is now, if it grew. The checkpoint is remembered outside the database before anybody sees it. A tree
 * that does not continue the remembered one is not signed: the fault is reported, statements wait, and nothing else stops.
 */
export const signCheckpoint = async (ctx: SignCtx): Promise<SigningFault | undefined> => {
  if (!(await isGrown(ctx))) return undefined
  await waitForBatch(ctx)
  const fault = await ctx.db.transaction((db) => signTree({ ...ctx, db }))
  if (fault) ctx.log.error({ fault }, 'the evidence log is not signed; see docs/operations.md')
  return fault
}
