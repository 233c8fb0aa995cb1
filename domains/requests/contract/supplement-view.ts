import * as z from 'zod/mini'
import { shownVoucher } from './voucher.ts'

const moment = z.number()
const text = z.nullable(z.string())

/** The round of supplement that waits for the customer's answer; rows of lists carry it too. */
export const openSupplement = z.object({
  round: z.number(),
  /** The last moment of the day until which the answer is asked for. */
  dueTime: moment,
  /** Whether `dueTime` has passed; the portal still takes the answer then. */
  overdue: z.boolean(),
})
export type OpenSupplement = z.infer<typeof openSupplement>

/** One field, old beside new, as people read it; an ID number is masked. `after` is null until the customer answers. */
const change = z.object({ field: z.string(), label: z.string(), before: text, after: text })

const supplementItem = z.object({
  /** The field of the form, or `paper1`, `paper2` … for a paper that no field asks for. */
  key: z.string(),
  field: text,
  label: z.string(),
  /** What is wrong with the item, in the desk's words. */
  problem: z.string(),
  changes: z.array(change),
  /** The files that the form had before; only the item `voucher` has any. */
  filesBefore: z.array(shownVoucher),
  /** The files that the customer's answer brought. */
  files: z.array(shownVoucher),
})
export type SupplementItem = z.infer<typeof supplementItem>

export const supplementOutcomes = ['open', 'answered', 'withdrawn'] as const
export type SupplementOutcome = (typeof supplementOutcomes)[number]

/** One round of supplement (补充): what was asked for, until when, and what came of it. */
export const supplementRound = z.object({
  round: z.number(),
  askedTime: moment,
  dueTime: moment,
  items: z.array(supplementItem),
  outcome: z.enum(supplementOutcomes),
  endTime: z.nullable(moment),
  /** Whether the answer came after `dueTime`, or has not come although `dueTime` has passed. */
  overdue: z.boolean(),
  /** What the customer wrote with the answer, or why the desk took the round back. */
  remark: text,
})
export type SupplementRound = z.infer<typeof supplementRound>
