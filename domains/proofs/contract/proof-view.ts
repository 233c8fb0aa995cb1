import * as z from 'zod/mini'

/**
 * A time in epoch ms. It comes from the party that the field stands beside, and from the portal only where the field says
 * so.
 */
const moment = z.int()

/** The proofs that a statement has so far: its place in the log, its time-stamps and its anchor. */
export const proofView = z.object({
  log: z.object({
    /** The name of the log, which is also the name of its key. */
    origin: z.string(),
    index: z.int(),
    /** The hash of the statement's leaf, in hex. */
    leafHash: z.string(),
    /** When the portal put the statement into the log, by the portal's own clock. */
    integratedAt: moment,
    /** The first checkpoint that holds the statement and, where witnesses are configured, that enough of them signed. */
    checkpoint: z.nullable(
      z.object({
        size: z.int(),
        /** The root hash of the tree, in hex. */
        root: z.string(),
        signedAt: moment,
        cosignatures: z.array(z.object({ witness: z.string(), at: moment })),
      }),
    ),
  }),
  /**
   * The stamps of the statement itself, or of the checkpoint that holds it. `primary`: the stamp is by the authority that
   * the portal asks first.
   */
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
  /** Whether every configured proof is there; where none is configured, whether the log's own signature is. */
  settled: z.boolean(),
})

export type ProofView = z.infer<typeof proofView>
