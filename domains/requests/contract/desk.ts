import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from './limits.ts'

/** For the desk alone; never shown to the customer. */
const note = optionalText(requestLimits.note)

/** `acceptContent` (受理说明) is optional on acceptance. */
export const acceptForm = z.object({ acceptContent: optionalText(requestLimits.deskText), note })

/** What a refusal says where its caller names no better way on. */
const generalCure = '请对照上述原因修改或补充材料后，重新提交申请。'

/** Whoever is refused learns why, and what he can do now: nobody is sent away without a way on. */
export const rejectForm = z.object({
  acceptContent: requiredText('请填写不予受理的原因', { length: requestLimits.deskText }),
  cure: optionalText(requestLimits.deskText).check(z.overwrite((text) => text || generalCure)),
  note,
})

/** The desk's page asks for the way on that fits the case. */
export const rejectDialogForm = z.extend(rejectForm, {
  cure: requiredText('请填写客户现在可以怎么办', { length: requestLimits.deskText }),
})

/** The desk called back about the full plan. */
export const calledForm = z.object({ note })

export const completeForm = z.object({
  processResult: requiredText('请填写处理结果', { length: requestLimits.deskText }),
  note,
})
