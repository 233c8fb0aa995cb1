import * as z from 'zod/mini'

/** What did not work, from when to when (epoch ms). `portal`: no process of the portal was running. */
export const outagePage = z.object({
  elements: z.array(
    z.object({ number: z.number(), part: z.enum(['portal', 'database', 'files']), from: z.number(), to: z.number() }),
  ),
})
