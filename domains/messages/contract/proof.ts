import * as z from 'zod/mini'

/**
 * The work of a challenge: to try one counter means to derive a key, with `cost` digests, and at most `counters` counters are
 * tried.
 */
export const proofWork = {
  algorithm: 'SHA-256',
  cost: 10,
  counters: { from: 2_000, to: 10_000 },
  prefixBytes: 16,
} as const

/** How long a challenge may be solved and used. */
export const proofMinutes = 30

const hex = z.string().check(z.regex(/^[\da-f]*$/))

/** A challenge of the ALTCHA protocol, version 2. */
export const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.literal(proofWork.algorithm),
    nonce: hex,
    salt: hex,
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: hex,
    /** The caller whom the challenge was given to, and its end (epoch ms). */
    data: z.object({ caller: z.string(), until: z.number() }),
  }),
  signature: z.string(),
})
export type Challenge = z.output<typeof challenge>

/** What `proof` of a message holds, as base64 of its JSON. */
export const solvedChallenge = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
export type SolvedChallenge = z.output<typeof solvedChallenge>
