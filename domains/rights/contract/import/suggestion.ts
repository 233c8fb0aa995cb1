import * as z from 'zod/mini'
import { rightTypes } from '../right-words.ts'

/** A right that a request names: what is known of it, by the names of the form of a right; null and empty: not known. */
const suggestedRight = z.object({
  registerType: z.nullable(z.literal(rightTypes)),
  recordName: z.string(),
  registerNum: z.string(),
  obligeeName: z.string(),
  /** The owner's right with this number, where there is one. */
  existing: z.nullable(z.string()),
})
export type SuggestedRight = z.infer<typeof suggestedRight>

export const suggestedRights = z.object({ rights: z.array(suggestedRight) })
export type SuggestedRights = z.infer<typeof suggestedRights>

/** The right that is there, as a refusal of a double names it. */
export const currentRight = z.object({ id: z.string() })
