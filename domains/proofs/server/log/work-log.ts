import type { Config, JobCtx } from '@portal/platform/server'
import { askWitnesses } from './ask-witnesses.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

/** A tree that must not be signed does not repair itself: it is checked, and the fault reported, once a minute. */
const restMs = 60_000
const resting = new WeakMap<Config, number>()

/** Signs the new entries and then asks the witnesses at once, so that nobody waits for the job's next run. */
export const workLog = async (ctx: JobCtx): Promise<void> => {
  if ((resting.get(ctx.config) ?? 0) > ctx.now().getTime()) return
  const fault = await signCheckpoint(ctx)
  if (fault) resting.set(ctx.config, ctx.now().getTime() + restMs)
  await askWitnesses(ctx)
}
