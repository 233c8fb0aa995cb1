import { type Ctx, householdOf, type Job } from '@portal/platform/server'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { lt } from 'drizzle-orm'
import { type Challenge, proofMinutes, proofWork, type SolvedChallenge, solvedChallenge } from '../contract/proof.ts'
import { usedChallenges } from './message.table.ts'

type ProofCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'address'>

/** Whom a challenge is given to: solved elsewhere it opens nothing. */
const callerOf = ({ cipher, address }: Pick<Ctx, 'cipher' | 'address'>): string =>
  cipher.fingerprint(householdOf(address), 'message.challenge').slice(0, 32)

/** Follows from the data key, so that every process knows it. */
const secretOf = ({ cipher }: Pick<Ctx, 'cipher'>): string => cipher.fingerprint('secret', 'message.challenge')

/**
 * A challenge for the caller's browser. The counter that solves it is chosen within bounds, so that nobody waits for
 * luck: some ten thousand digests on average, half a second on an old phone.
 */
export const makeChallenge = async (ctx: Pick<Ctx, 'now' | 'chance' | 'cipher' | 'address'>): Promise<Challenge> => {
  const { from, to } = proofWork.counters
  return (await createChallenge({
    algorithm: proofWork.algorithm,
    cost: proofWork.cost,
    counter: from + (ctx.chance(4).readUInt32BE(0) % (to - from)),
    keyPrefixLength: proofWork.prefixBytes,
    deriveKey,
    hmacSignatureSecret: secretOf(ctx),
    // Judged by our own clock: the library reads the machine's.
    data: { caller: callerOf(ctx), until: ctx.now().getTime() + proofMinutes * 60_000 },
  })) as Challenge
}

const read = (proof: string): SolvedChallenge | undefined => {
  try {
    return solvedChallenge.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether work was done for this very caller, in time and for the first time; takes the challenge away with the answer. */
export const takeProof = async (ctx: ProofCtx, proof: string): Promise<boolean> => {
  const given = proof === '' ? undefined : read(proof)
  if (!given) return false
  const { challenge, solution } = given
  const { caller, until } = challenge.parameters.data
  if (caller !== callerOf(ctx) || until <= ctx.now().getTime()) return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(ctx) })
  if (!verified) return false
  const fresh = await ctx.db
    .insert(usedChallenges)
    .values({ nonce: challenge.parameters.nonce, until: new Date(until) })
    .onConflictDoNothing()
    .returning({ nonce: usedChallenges.nonce })
  return fresh.length > 0
}

export const sweepChallenges: Job = {
  name: 'messages.forget-old-challenges',
  cron: '41 * * * *',
  run: async (ctx) => {
    await ctx.db.delete(usedChallenges).where(lt(usedChallenges.until, ctx.now()))
  },
}
