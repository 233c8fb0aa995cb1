import { pageOf } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trailActions } from './trail.ts'

/** A line of the trail of a right: `who` is a user name, or the portal's staff; `detail` says in words what was touched. */
export const trailLine = z.object({
  /** Epoch ms. */
  time: z.number(),
  who: z.string(),
  action: z.enum(trailActions),
  detail: z.string(),
})
export type TrailLine = z.output<typeof trailLine>
export const trailPage = pageOf(trailLine)
