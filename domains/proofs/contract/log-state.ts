import * as z from 'zod/mini'
import { auditRow } from './audit.ts'

const moment = z.nullable(z.int())

/** The time-stamps that the portal has asked for and does not have yet: how many, since when, and why. */
const waiting = {
  waiting: z.int(),
  /** Since when the oldest of these orders waits, epoch ms; null where none waits. */
  since: moment,
  /** What the last try of the oldest order failed with, for the operator; null where it has not failed. */
  fault: z.nullable(z.string()),
}

const authorityState = z.object({
  name: z.string(),
  /** How many stamps this authority gave, and (`lastAt`) when the portal got the last one, by the portal's clock. */
  stamps: z.int(),
  lastAt: moment,
  ...waiting,
  /** How many answers of this authority failed verification, since the portal began. */
  refused: z.int(),
  refusedAt: moment,
})

const anchorState = z.object({
  size: z.int(),
  state: z.enum(['sent', 'mined', 'final']),
  confirmations: z.int(),
  at: z.int(),
  txHash: z.string(),
  blockNumber: z.nullable(z.int()),
  blockTime: moment,
})

/** How far the log, its witnesses, its time-stamps and its anchors have come, for the back office. */
export const logState = z.object({
  origin: z.string(),
  vkey: z.string(),
  size: z.int(),
  /** The size of the newest checkpoint; 0 where there is none. */
  signedSize: z.int(),
  signedAt: moment,
  /** When the oldest entry came in that no checkpoint holds yet. */
  unsignedSince: moment,
  /** Why the log signs nothing any more, in the words of the witness or the person who stopped it; null while it signs. */
  halted: z.nullable(z.string()),
  quorum: z.int(),
  witnesses: z.array(z.object({ name: z.string(), size: z.int(), at: moment })),
  authorities: z.array(authorityState),
  /** The stamps that checkpoints wait for; any authority may give them. */
  checkpointStamps: z.object(waiting),
  /** The chain that checkpoints are anchored on, its newest anchors first; null where no chain is configured. */
  chain: z.nullable(z.object({ name: z.string(), finalSize: z.int(), anchors: z.array(anchorState) })),
  lastAudit: z.nullable(auditRow),
})
export type LogState = z.infer<typeof logState>
