import { givenText, optionalText, phoneNumber, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { userTypes } from './account.ts'
import { isEmail, wrongEmail } from './forms.ts'
import { invitation } from './invitation.ts'
import { keyList, readVersion } from './roles.ts'
import { username } from './username.ts'

export const profileLimits = { companyName: 100, email: 254, note: 500, reason: 200 } as const

const companyText = `企业名称最多 ${profileLimits.companyName} 个字`
const wrongPhone = '联系电话须为 5 至 11 位，只能包含数字、+ 和 -'
const isPhone = (text: string): boolean => phoneNumber(wrongPhone).safeParse(text).success

/** Whether a value is masked, as the desk shows it: sent back unchanged it stands for the stored one. */
export const isMasked = (text: string): boolean => text.includes('*')

const passes = (fits: (text: string) => boolean, error: string) =>
  z.refine<string | undefined>((text) => text === undefined || text === '' || isMasked(text) || fits(text), { error })

/** A phone that may be masked; `''` where there is none, and a missing one stays as it is. */
export const givenPhone = givenText(32).check(passes(isPhone, wrongPhone))
export const givenEmail = givenText(profileLimits.email, '邮箱地址过长').check(passes(isEmail, wrongEmail))
export const givenCompany = givenText(profileLimits.companyName, companyText)

/** What staff change of an account. A field that is not sent stays as it is. */
export const saveUserForm = z.object({
  version: readVersion,
  companyName: givenCompany,
  phone: givenPhone,
  email: givenEmail,
  note: givenText(profileLimits.note, `备注最多 ${profileLimits.note} 个字`),
})
export type SaveUserForm = z.output<typeof saveUserForm>

/** An account that staff make on somebody's behalf; a member of staff is invited, with these roles. */
export const createUserForm = z.object({
  userType: z.enum(userTypes, { error: '请选择用户类型' }),
  username,
  phone: optionalText(32).check(z.refine((text) => text === '' || isPhone(text), wrongPhone)),
  email: optionalText(profileLimits.email, '邮箱地址过长').check(
    z.refine((text) => text === '' || isEmail(text), wrongEmail),
  ),
  companyName: optionalText(profileLimits.companyName, companyText),
  roles: z.optional(keyList('角色有误')),
})
export type CreateUserForm = z.output<typeof createUserForm>

/** What the maker of an account hands on, once: a one-time password, or the link of an invitation. */
export const createdUser = z.union([
  z.object({ id: z.string(), password: z.string() }),
  z.object({ id: z.string(), invitation }),
])
export type CreatedUser = z.output<typeof createdUser>

/** Why staff close an account. */
export const deleteForm = z.object({
  reason: requiredText('请填写注销原因', {
    length: profileLimits.reason,
    msg: `注销原因最多 ${profileLimits.reason} 个字`,
  }),
})
