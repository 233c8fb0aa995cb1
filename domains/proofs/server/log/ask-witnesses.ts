import type { Config } from '@portal/platform/server'
import { and, desc, eq, lt } from 'drizzle-orm'
import { consistencyRanges } from '../../proof/merkle.ts'
import { logCosignatures } from '../log.table.ts'
import { proofsSettings, type Witness } from '../proofs.settings.ts'
import { logKeyOf } from './log-key.ts'
import { findHalt, halt, openMemory } from './log-memory.ts'
import { hashRanges } from './read-nodes.ts'
import { newestCheckpoint, type SignCtx } from './sign-checkpoint.ts'
import { storeCosignature } from './store-cosignature.ts'
import { askWitness, type WitnessAnswer } from './witness-client.ts'

export type WitnessCtx = SignCtx & { chance: (bytes: number) => Buffer }
type Signed = { size: number; note: string }

/** After a failure a witness is left alone for 5 s, then twice as long each time up to an hour, less up to half by chance. */
const firstPauseMs = 5_000
const longestPauseMs = 3_600_000

type Pause = { failures: number; until: number }
const pauses = new WeakMap<Config, Map<string, Pause>>()

const pausesOf = (config: Config): Map<string, Pause> => {
  const found = pauses.get(config) ?? new Map<string, Pause>()
  pauses.set(config, found)
  return found
}

const pause = (ctx: WitnessCtx, { url }: Witness): void => {
  const failures = (pausesOf(ctx.config).get(url)?.failures ?? 0) + 1
  const longest = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
  const part = 0.5 + ctx.chance(1).readUInt8() / 510
  pausesOf(ctx.config).set(url, { failures, until: ctx.now().getTime() + longest * part })
}

const isPaused = (ctx: WitnessCtx, { url }: Witness): boolean =>
  (pausesOf(ctx.config).get(url)?.until ?? 0) > ctx.now().getTime()

/** The largest size up to `size` that this witness cosigned; 0 where it cosigned none. */
const lastCosigned = async ({ db }: WitnessCtx, { key }: Witness, size: number): Promise<number> => {
  const isOurs = and(eq(logCosignatures.witness, key.name), eq(logCosignatures.keyId, key.keyId))
  const [last] = await db
    .select({ size: logCosignatures.size })
    .from(logCosignatures)
    .where(and(isOurs, lt(logCosignatures.size, size + 1)))
    .orderBy(desc(logCosignatures.size))
    .limit(1)
  return last?.size ?? 0
}

const ask = async (ctx: WitnessCtx, witness: Witness, signed: Signed, old: number): Promise<WitnessAnswer> => {
  const proof = old === 0 || old === signed.size ? [] : await hashRanges(ctx, consistencyRanges(old, signed.size))
  return askWitness(witness, { old, proof, checkpoint: signed.note })
}

/**
 * Stops all signing. A witness that has seen a larger tree than we ever signed, or another history, has found a fork:
 * nothing is signed any more until a person knows which of the two is the log.
 */
const stop = async (ctx: WitnessCtx, { key, url }: Witness, why: string): Promise<void> => {
  const own = await logKeyOf(ctx)
  await halt(openMemory(ctx, own.key), { why: `${key.name}: ${why}`, at: ctx.now().toISOString() })
  ctx.log.error({ witness: key.name, url, why }, 'a witness has seen another history: the evidence log is halted')
}

const hear = async (ctx: WitnessCtx, witness: Witness, signed: Signed, answer: WitnessAnswer): Promise<void> => {
  switch (answer.kind) {
    case 'cosigned':
      pausesOf(ctx.config).delete(witness.url)
      return storeCosignature(ctx, { ...answer, size: signed.size, key: witness.key })
    case 'refused':
      return stop(ctx, witness, answer.why)
    case 'knows': {
      // Another process of this portal may have shown the witness a newer checkpoint meanwhile.
      const newest = await newestCheckpoint(ctx)
      if (newest && newest.size >= answer.size && newest.size > signed.size) return undefined
      return stop(ctx, witness, `knows ${answer.size} entries, asked about ${signed.size}`)
    }
    case 'failed':
      pause(ctx, witness)
      ctx.log.warn({ witness: witness.key.name, why: answer.why }, 'a witness did not cosign and is asked again')
  }
}

/** The witnesses that have not cosigned this checkpoint yet, and the size that each is known to have seen. */
const findDue = async (ctx: WitnessCtx, { size }: Signed): Promise<{ witness: Witness; old: number }[]> => {
  const awake = proofsSettings(ctx.config).witnesses.filter((witness) => !isPaused(ctx, witness))
  const asked = awake.map(async (witness) => ({ witness, old: await lastCosigned(ctx, witness, size) }))
  return (await Promise.all(asked)).filter(({ old }) => old < size)
}

const askOne = async (ctx: WitnessCtx, witness: Witness, signed: Signed, old: number): Promise<void> => {
  const first = await ask(ctx, witness, signed, old)
  const knowsOther = first.kind === 'knows' && first.size !== old && first.size <= signed.size
  await hear(ctx, witness, signed, knowsOther ? await ask(ctx, witness, signed, first.size) : first)
}

/** Asks all witnesses that have not cosigned the newest checkpoint to do so; one that fails is asked again after a pause. */
export const askWitnesses = async (ctx: WitnessCtx): Promise<void> => {
  if (proofsSettings(ctx.config).witnesses.length === 0) return
  const signed = await newestCheckpoint(ctx)
  const due = signed ? await findDue(ctx, signed) : []
  if (!signed || due.length === 0) return
  if (await findHalt(openMemory(ctx, (await logKeyOf(ctx)).key))) return
  await Promise.all(due.map(({ witness, old }) => askOne(ctx, witness, signed, old)))
}
