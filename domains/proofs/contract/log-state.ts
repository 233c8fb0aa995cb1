import * as z from 'zod/mini'
import { auditRow } from './audit.ts'

const moment = z.nullable(z.int())

/** Stamps that were asked for and have not come. */
const waiting = {
  waiting: z.int(),
  /** Since when the oldest of them waits. */
  since: moment,
  /** What the last try of that one ended with, for the operator. */
  fault: z.nullable(z.string()),
}

const authorityState = z.object({
  name: z.string(),
  /** How many stamps it gave, and the last one's time by our clock. */
  stamps: z.int(),
  lastAt: moment,
  ...waiting,
  /** Answers that were not believed, ever. */
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

/** How the log stands, for the back office. */
export const logState = z.object({
  origin: z.string(),
  vkey: z.string(),
  size: z.int(),
  /** The size of the newest checkpoint; 0 where there is none. */
  signedSize: z.int(),
  signedAt: moment,
  /** When the oldest entry came that no checkpoint holds. */
  unsignedSince: moment,
  /** Why nothing is signed any more, as a witness or a person said it. */
  halted: z.nullable(z.string()),
  quorum: z.int(),
  witnesses: z.array(z.object({ name: z.string(), size: z.int(), at: moment })),
  authorities: z.array(authorityState),
  /** Of the checkpoints, which take whichever authority answers. */
  checkpointStamps: z.object(waiting),
  /** Null where no chain is configured. The newest anchors first. */
  chain: z.nullable(z.object({ name: z.string(), finalSize: z.int(), anchors: z.array(anchorState) })),
  lastAudit: z.nullable(auditRow),
})
export type LogState = z.infer<typeof logState>
