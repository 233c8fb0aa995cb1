import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { QueueView } from '../filter.ts'
import { requestLimits } from '../limits.ts'

/** A member of staff, as colleagues see him. */
export const colleague = z.object({ id: z.string(), username: z.string() })
export type Colleague = z.infer<typeof colleague>

export const giveForm = z.object({ assignee: requiredText('请选择接手的同事', { length: 64 }) })

export const noteForm = z.object({ note: requiredText('请填写备注', { length: requestLimits.note }) })

const viewCount = z.object({
  count: z.number(),
  /**
   * The moment that says most about the view: for `free` when the oldest of its cases came, for the others when the first
   * of its cases is or was due. Null where no case has such a moment.
   */
  first: z.nullable(z.number()),
})

/** How many cases each view of the queue has, for the viewer. */
export const viewCounts = z.object({
  mine: viewCount,
  late: viewCount,
  today: viewCount,
  free: viewCount,
  customer: viewCount,
  review: viewCount,
} satisfies Record<QueueView, typeof viewCount>)
export type ViewCounts = z.infer<typeof viewCounts>

const load = { open: z.number(), late: z.number() }

/** What lies at the desk now, and with whom. `open`: the desk owes something; `late`: its time is used up. */
export const deskOverview = z.object({
  people: z.array(z.extend(colleague, { ...load, mine: z.boolean() })),
  unassigned: z.object(load),
  total: z.object(load),
  /** How many cases have used half, four fifths and all of their time; each case counts once, at its highest level. */
  levels: z.object({ 50: z.number(), 80: z.number(), 100: z.number() }),
  /** How many decisions wait for a second member of staff, and how many of them the viewer may confirm. */
  pending: z.object({ all: z.number(), forViewer: z.number() }),
})
export type DeskOverview = z.infer<typeof deskOverview>
