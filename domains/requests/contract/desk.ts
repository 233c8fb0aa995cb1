import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

/** The desk's internal note about a step; the customer never sees it. */
const note = optionalText(requestLimits.note)

/** `acceptContent` (受理说明) is optional on acceptance. */
export const acceptForm = z.object({ acceptContent: optionalText(requestLimits.deskText), note })

/** What a refusal tells the customer to do where the caller sends no `cure`. */
const generalCure = '请对照上述原因修改或补充材料后，重新提交申请。'

/**
 * A refusal tells the customer the reason and what he can do now (`cure`), so that nobody is left without a next step.
 */
export const rejectForm = z.object({
  acceptContent: requiredText('请填写不予受理的原因', { length: requestLimits.deskText }),
  cure: optionalText(requestLimits.deskText).check(z.overwrite((text) => text || generalCure)),
  note,
})

/**
 * The dialog of the desk's page requires `cure`, so that the advice fits the case; the call itself may leave it out.
 */
export const rejectDialogForm = z.extend(rejectForm, {
  cure: requiredText('请填写客户现在可以怎么办', { length: requestLimits.deskText }),
})

/** The desk records that it has called the customer back about the full plan. */
export const calledForm = z.object({ note })

export const completeForm = z.object({
  processResult: requiredText('请填写处理结果', { length: requestLimits.deskText }),
  note,
})
