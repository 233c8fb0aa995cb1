import { code, phoneNumber, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { BusinessType } from './business-types.ts'
import { requestLimits } from './limits.ts'

/** Mobile phones only, no landlines: the exhibition request asks for one. */
const mobilePattern = /^1\d{10}$/

export const mobile = (missing: string) =>
  requiredText(missing).check(z.regex(mobilePattern, '手机号须为 1 开头的 11 位数字'))

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const email = (missing: string) =>
  requiredText(missing, { length: requestLimits.lxrEmail, msg: '邮箱地址过长' }).check(
    z.regex(emailPattern, '请输入正确的邮箱'),
  )

/** `lxr` is 联系人, the contact of the request. */
export const contactFields = {
  lxrName: requiredText('请输入联系人姓名', { length: requestLimits.lxrName }),
  lxrPhone: phoneNumber('请输入联系人电话'),
}

/** `appeal` is the text of the request (诉求), whatever the kind; it is not an appeal against a measure. */
export const appealField = requiredText('请输入您的诉求', { length: requestLimits.appeal })

/**
 * Complaint or appeal (types 2 and 3). The field stands last in their schemas: a form always has one of its two tabs
 * open, so only a caller without a form can leave the field out, and that caller hears first of the fields that a form
 * may lack.
 */
export const requirementType = code([1, 2], '请选择投诉或申诉')
export const requirementWords = { 1: '投诉', 2: '申诉' } as const

/** Makes a rule over several fields run even where other fields are wrong, so that all messages come at once. */
export const whateverElse = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** The `businessType` that tells the kinds' bodies apart; old clients send it as text, so `"7"` is accepted as 7. */
export const kindNumber = <const T extends BusinessType>(businessType: T) =>
  z.pipe(
    z.literal([businessType, `${businessType}`]),
    z.transform((): T => businessType),
  )
