import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

/** Whoever of the desk wants to see an ID number whole says why; the owner reads it. */
export const revealForm = z.object({
  reason: requiredText('请填写查看原因', { length: requestLimits.revealReason }),
})

export const revealed = z.object({ idCard: z.string() })
