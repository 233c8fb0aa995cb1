import { createHash } from 'node:crypto'
import { desc, eq, lt } from 'drizzle-orm'
import { logProofText } from '../../proof/log-proof.ts'
import { consistencyRanges, inclusionRanges } from '../../proof/merkle.ts'
import { readPulse } from '../../proof/pulse.ts'
import { witnessRequestText } from '../../proof/witness-request.ts'
import { findEntries } from '../log/find-entries.ts'
import { hashRanges } from '../log/read-nodes.ts'
import { logCheckpoints } from '../log.table.ts'
import { pulses } from '../pulse.table.ts'
import { type CardCtx, cosignedNote, stampsOfCheckpoint } from './provable.ts'

type File = { path: string; bytes: Uint8Array }

const fileOf = (path: string, text: string): File => ({ path, bytes: new TextEncoder().encode(text) })
const sizeLine = /^[^\n]+\n(\d+)\n/

/** The time-stamps that the pulse `text` names, over the checkpoint that the pulse holds. */
const namedStamps = async (ctx: CardCtx, text: string): Promise<File[]> => {
  const { tokens = [], checkpoint = '' } = readPulse(text) ?? {}
  const size = Number(sizeLine.exec(checkpoint)?.[1])
  const stamps = tokens.length > 0 ? await stampsOfCheckpoint(ctx, size) : []
  return stamps
    .filter(({ response }) => tokens.includes(createHash('sha256').update(response).digest('hex')))
    .map(({ response }, at) => ({
      path: `evidence/card/checkpoint.tsr${at === 0 ? '' : `.${at + 1}`}`,
      bytes: response,
    }))
}

/**
 * The files which prove that the state of the log with `size` leaves, which a statement names, was a state of this log and
 * not older than its last pulse: the pulse, its proof in that state, and the proof that the log grew from there to the
 * checkpoint of the statement. No files while the statement has no checkpoint.
 */
export const cardFiles = async (ctx: CardCtx, { size, sha256 }: { size: number; sha256: string }): Promise<File[]> => {
  const [entry] = await findEntries(ctx, [sha256])
  const [signed] = await ctx.db.select().from(logCheckpoints).where(eq(logCheckpoints.size, size))
  const [pulse] = await ctx.db.select().from(pulses).where(lt(pulses.index, size)).orderBy(desc(pulses.index)).limit(1)
  if (!entry?.checkpoint || !signed || !pulse) return []
  const { text: checkpoint } = await cosignedNote(ctx, signed)
  const hashes = await hashRanges(ctx, inclusionRanges(pulse.index, size))
  const proof = await hashRanges(ctx, consistencyRanges(size, entry.checkpoint.size))
  const later = `${entry.checkpoint.note}${entry.cosignatures.map(({ line }) => line).join('')}`
  return [
    fileOf('evidence/card/pulse.txt', pulse.text),
    fileOf('evidence/card/proof.tlog-proof', logProofText({ index: pulse.index, hashes, checkpoint })),
    fileOf('evidence/card/history.txt', witnessRequestText({ old: size, proof, checkpoint: later })),
    ...(await namedStamps(ctx, pulse.text)),
  ]
}
