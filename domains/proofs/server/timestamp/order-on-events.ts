import { createHash } from 'node:crypto'
import type { JobCtx, Listener } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { readNote } from '../../proof/signed-note.ts'
import { type StatementAppended, statementAppended } from '../log/append-statement.ts'
import { stampedPurposes } from '../log/purpose.ts'
import { type CheckpointSigned, checkpointSigned } from '../log/sign-checkpoint.ts'
import { logCheckpoints, logEntries } from '../log.table.ts'
import { keepRevocations, timestampStored } from './keep-revocations.ts'
import { orderStamps } from './stamp-orders.ts'
import { workOrders } from './work-orders.ts'

const stampStatement = async (ctx: JobCtx, data: unknown): Promise<void> => {
  const { sha256, purpose } = data as StatementAppended
  if (!stampedPurposes.includes(purpose)) return
  const [entry] = await ctx.db.select().from(logEntries).where(eq(logEntries.sha256, sha256))
  if (!entry) return
  await orderStamps(ctx, entry)
  await workOrders(ctx, sha256)
}

const stampCheckpoint = async (ctx: JobCtx, data: unknown): Promise<void> => {
  const { size } = data as CheckpointSigned
  const [checkpoint] = await ctx.db.select().from(logCheckpoints).where(eq(logCheckpoints.size, size))
  const text = checkpoint && readNote(checkpoint.note)?.text
  if (text === undefined) return
  const digest = (hash: string) => createHash(hash).update(text).digest('hex')
  const stamped = { sha256: digest('sha256'), sm3: digest('sm3') }
  await orderStamps(ctx, stamped, size)
  await workOrders(ctx, stamped.sha256)
}

export const timestampListeners: readonly Listener[] = [
  { event: statementAppended, name: 'proofs-stamp-statement', react: stampStatement },
  { event: checkpointSigned, name: 'proofs-stamp-checkpoint', react: stampCheckpoint },
  { event: timestampStored, name: 'proofs-keep-revocations', react: keepRevocations },
]
