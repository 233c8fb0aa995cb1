import * as z from 'zod/mini'
import { requestStates } from '../rules.ts'

/** A request that may be the same matter: same kind, holder and goods, sent within the same days. */
export const possibleDuplicate = z.object({
  businessSn: z.string(),
  state: z.literal(requestStates),
  createTime: z.number(),
  subject: z.string(),
  /** The same customer had sent it within the minute before. */
  justBefore: z.boolean(),
})
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>
