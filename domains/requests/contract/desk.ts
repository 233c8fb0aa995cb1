import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

/** For the desk alone; never shown to the customer. */
const note = optionalText(requestLimits.note)

/** `acceptContent` (受理说明) is optional on acceptance. */
export const acceptForm = z.object({ acceptContent: optionalText(requestLimits.deskText), note })

/** Whoever is refused learns why. */
export const rejectForm = z.object({
  acceptContent: requiredText('请填写不予受理的原因', { length: requestLimits.deskText }),
  note,
})

export const completeForm = z.object({
  processResult: requiredText('请填写处理结果', { length: requestLimits.deskText }),
  note,
})
