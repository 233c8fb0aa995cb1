import * as z from 'zod/mini'

/** What was not to be had, from when to when (epoch ms). `portal`: no process of it was at work. */
export const outagePage = z.object({
  elements: z.array(
    z.object({ number: z.number(), part: z.enum(['portal', 'database', 'files']), from: z.number(), to: z.number() }),
  ),
})
