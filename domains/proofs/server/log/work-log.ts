import type { Config, JobCtx } from '@portal/platform/server'
import { askWitnesses } from './ask-witnesses.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

/** A tree that must not be signed does not mend itself: it is looked at, and told of, once a minute. */
const restMs = 60_000
const resting = new WeakMap<Config, number>()

/** Signs what has come and has it witnessed, in one go, so that nobody waits for a second turn. */
export const workLog = async (ctx: JobCtx): Promise<void> => {
  if ((resting.get(ctx.config) ?? 0) > ctx.now().getTime()) return
  const fault = await signCheckpoint(ctx)
  if (fault) resting.set(ctx.config, ctx.now().getTime() + restMs)
  await askWitnesses(ctx)
}
