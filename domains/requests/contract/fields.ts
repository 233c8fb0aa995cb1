import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { BusinessType } from './business-types.ts'
import { requestLimits } from './limits.ts'

/** Landlines and foreign numbers too: 5 to 11 of digits, `+` and `-`. */
const phonePattern = /^[\d+-]{5,11}$/
const phoneText = '联系电话须为 5 至 11 位，只能包含数字、+ 和 -'

export const phone = (missing: string) => requiredText(missing).check(z.regex(phonePattern, phoneText))

/** `lxr` is 联系人, the contact of the request. */
export const contactFields = {
  lxrName: requiredText('请输入联系人姓名', { length: requestLimits.lxrName }),
  lxrPhone: phone('请输入联系人电话'),
}

/** The text of the request (诉求); not an appeal. */
export const appealField = requiredText('请输入您的诉求', { length: requestLimits.appeal })

/** The discriminator of a kind's body; digits in text are accepted, since old clients send them. */
export const kindNumber = <const T extends BusinessType>(businessType: T) =>
  z.pipe(
    z.literal([businessType, `${businessType}`]),
    z.transform((): T => businessType),
  )
