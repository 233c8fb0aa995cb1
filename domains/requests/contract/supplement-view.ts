import { roundCourse } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { shownVoucher } from './voucher.ts'

const text = z.nullable(z.string())

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

/** One round of supplement (补充): what was asked for, until when, and what came of it. */
export const supplementRound = z.object({ ...roundCourse, items: z.array(supplementItem) })
export type SupplementRound = z.infer<typeof supplementRound>
