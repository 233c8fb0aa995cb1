import * as z from 'zod/mini'
import { shownVoucher } from './voucher.ts'

const moment = z.number()
const text = z.nullable(z.string())

/** The round that waits for its answer, for lists too. */
export const openSupplement = z.object({
  round: z.number(),
  /** The last moment of the day until which the answer is asked for. */
  dueTime: moment,
  /** That moment has passed; the answer is still taken. */
  overdue: z.boolean(),
})
export type OpenSupplement = z.infer<typeof openSupplement>

/** One field, old beside new, as people read it; an ID number is masked. `after` is null until it is answered. */
const change = z.object({ field: z.string(), label: z.string(), before: text, after: text })

const supplementItem = z.object({
  /** The field of the form, or `paper1`, `paper2` … for a paper that no field asks for. */
  key: z.string(),
  field: text,
  label: z.string(),
  /** What is wrong, in the desk's words. */
  problem: z.string(),
  changes: z.array(change),
  /** Of `voucher` alone: what was there. */
  filesBefore: z.array(shownVoucher),
  /** What the answer brought. */
  files: z.array(shownVoucher),
})
export type SupplementItem = z.infer<typeof supplementItem>

export const supplementOutcomes = ['open', 'answered', 'withdrawn'] as const
export type SupplementOutcome = (typeof supplementOutcomes)[number]

/** One round of supplement (补正): what was asked for, until when, and what came of it. */
export const supplementRound = z.object({
  round: z.number(),
  askedTime: moment,
  dueTime: moment,
  items: z.array(supplementItem),
  outcome: z.enum(supplementOutcomes),
  endTime: z.nullable(moment),
  /** It was, or is still, answered after its time. */
  overdue: z.boolean(),
  /** What the customer said with the answer, or the desk when it took the round back. */
  remark: text,
})
export type SupplementRound = z.infer<typeof supplementRound>
