import { type Ctx, countedAddress, type Job } from '@portal/platform/server'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { lt } from 'drizzle-orm'
import { type Challenge, proofMinutes, proofWork, type SolvedChallenge, solvedChallenge } from '../contract/proof.ts'
import { usedChallenges } from './message.table.ts'

type ProofCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'address'>

/** The caller that a challenge is bound to; the same challenge solved for another caller is not accepted. */
const callerOf = ({ cipher, address }: Pick<Ctx, 'cipher' | 'address'>): string =>
  cipher.fingerprint(countedAddress(address), 'message.challenge').slice(0, 32)

/** The secret that signs challenges. It is derived from the data key, so that every process has the same. */
const secretOf = ({ cipher }: Pick<Ctx, 'cipher'>): string => cipher.fingerprint('secret', 'message.challenge')

/**
 * A challenge for the caller's browser. Its counter is chosen within limits, so that nobody waits long by bad luck: the work is
 * some ten thousand digests on average, half a second on an old phone.
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
    // `until` is checked by our own clock; the library would read the clock of the machine.
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

/** Whether this very caller did the work, in time and for the first time. The challenge cannot be used again afterwards. */
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
