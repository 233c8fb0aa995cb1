import * as z from 'zod/mini'

/** Times are epoch ms and come from whoever is named beside them, never from us unless it says so. */
const moment = z.int()

/** What stands behind a statement, as far as it is there yet. */
export const proofView = z.object({
  log: z.object({
    /** Who the log says it is; the name of its key. */
    origin: z.string(),
    index: z.int(),
    /** Hex. */
    leafHash: z.string(),
    /** When the portal took it in, by the portal's own clock. */
    integratedAt: moment,
    /** The first signed state of the log that holds it, and where witnesses are asked for, that enough of them signed. */
    checkpoint: z.nullable(
      z.object({
        size: z.int(),
        /** Hex. */
        root: z.string(),
        signedAt: moment,
        cosignatures: z.array(z.object({ witness: z.string(), at: moment })),
      }),
    ),
  }),
  /** Of the statement itself, or of the checkpoint that holds it. `primary`: by the authority that is asked first. */
  timestamps: z.array(
    z.object({
      target: z.enum(['statement', 'checkpoint']),
      authority: z.string(),
      genTime: moment,
      policy: z.string(),
      serial: z.string(),
      primary: z.boolean(),
    }),
  ),
  anchor: z.nullable(
    z.object({
      chain: z.string(),
      profile: z.string(),
      txHash: z.string(),
      blockNumber: z.nullable(z.int()),
      blockTime: z.nullable(moment),
      confirmations: z.int(),
      state: z.enum(['waiting', 'sent', 'mined', 'final']),
    }),
  ),
  /** Which proofs this portal is set up to obtain. */
  configured: z.object({
    timestamp: z.boolean(),
    witness: z.object({ needed: z.int(), of: z.int() }),
    anchor: z.boolean(),
  }),
  /** Every configured proof holds; where none is, the log's own signature does. */
  settled: z.boolean(),
})

export type ProofView = z.infer<typeof proofView>
