import { bulkRefs, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { QueueView } from '../filter.ts'
import { requestLimits } from '../limits.ts'

/** A member of staff, as colleagues see him. */
export const colleague = z.object({ id: z.string(), username: z.string() })
export type Colleague = z.infer<typeof colleague>

const whoTakesOver = '请选择接手的同事'

export const giveForm = z.object({ assignee: requiredText(whoTakesOver, { length: 64 }) })

/** What may be done with several cases at once. */
const bulkDeskActs = ['take', 'give', 'giveBack'] as const
export type BulkDeskAct = (typeof bulkDeskActs)[number]

/** Who had a case when the caller saw it; null: nobody. */
const holder = z.nullable(z.string({ error: '办理人有误' }))

export const bulkDeskForm = z
  .object({
    act: z.enum(bulkDeskActs, { error: '请选择要做的操作' }),
    businessSns: bulkRefs,
    /** The colleague who is given the cases, by `give` alone. */
    assignee: z.optional(z.string({ error: whoTakesOver })),
    /**
     * Who had each of the cases when the caller saw them, in their order. A case that has gone to somebody else since is not given
     * away; without `holders` it is given from whoever has it.
     */
    holders: z.optional(z.array(holder, { error: '办理人有误' })),
  })
  .check(
    z.refine(({ act, assignee }) => act !== 'give' || !!assignee, { error: whoTakesOver, path: ['assignee'] }),
    z.refine(({ businessSns, holders }) => !holders || holders.length === businessSns.length, {
      error: '办理人与业务的数目不一致',
      path: ['holders'],
    }),
  )
export type BulkDeskForm = z.output<typeof bulkDeskForm>

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
  due: viewCount,
  open: viewCount,
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
