import { maxCodePoints, optionalText, phoneNumber, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { registrableTypes } from './account.ts'
import { confirmation, givenPassword, newPassword, sameTwice } from './password.ts'
import { loginCode } from './second-factor.ts'
import { username } from './username.ts'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const wrongEmail = '请输入正确的邮箱'
export const isEmail = (text: string): boolean => emailForm.test(text)

const optionalEmail = optionalText(254, '邮箱地址过长').check(
  z.refine((text) => text === '' || isEmail(text), wrongEmail),
)

export const registerForm = z
  .object({
    userType: z.enum(registrableTypes, { error: '请选择用户类型' }),
    username,
    password: newPassword('请输入密码'),
    password_confirm: confirmation,
    phone: phoneNumber('请输入手机号'),
    email: optionalEmail,
    companyName: optionalText(100, '企业名称最多 100 个字'),
    agree: z.literal(true, { error: '请阅读并同意用户协议和隐私政策' }),
  })
  .check(sameTwice)
export type RegisterForm = z.output<typeof registerForm>

/** Longer than any user name, phone or e-mail address that can be registered. */
const longestLoginName = 254

export const loginForm = z.object({
  /** User name, phone or e-mail address. */
  username: requiredText('请输入用户名').check(maxCodePoints(longestLoginName)),
  password: givenPassword('请输入密码'),
  /** A code of the authenticator app or a recovery code, from whoever has a second factor. */
  code: loginCode,
})
export type LoginForm = z.output<typeof loginForm>

export const updatePassForm = z
  .object({
    old_password: givenPassword('请输入原密码'),
    password: newPassword('请输入新密码'),
    password_confirm: confirmation,
  })
  .check(sameTwice)
export type UpdatePassForm = z.output<typeof updatePassForm>
