import * as z from 'zod/mini'

/** One place where the user is signed in. */
export const sessionRow = z.object({
  id: z.string(),
  /** The browser and the system: `Chrome · Windows`. */
  browser: z.string(),
  address: z.string(),
  createTime: z.number(),
  lastSeenTime: z.number(),
  /** Whether it is the session of this very call. */
  current: z.boolean(),
})
export type SessionRow = z.output<typeof sessionRow>

export const sessionList = z.object({ elements: z.array(sessionRow) })
