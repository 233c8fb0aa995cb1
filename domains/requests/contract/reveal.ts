import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

/** A member of the desk who wants to see a whole ID number gives a reason; the owner of the request can read it. */
export const revealForm = z.object({
  reason: requiredText('请填写查看原因', { length: requestLimits.revealReason }),
})

export const revealed = z.object({ idCard: z.string() })
