import { phoneNumber, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { confirmation, newPassword, sameTwice } from './password.ts'

/** For how long a link of an invitation works. */
export const invitationHours = 72

/** A link with which an invited member of staff takes his account into use, once. Nobody sees it again after this answer. */
export const invitation = z.object({ url: z.string(), expiresAt: z.number() })
export type Invitation = z.output<typeof invitation>

/** Longer than any token of an invitation. */
const longestToken = 100
const token = requiredText('邀请链接不完整', { length: longestToken, msg: '邀请链接有误' })

export const invitationForm = z.object({ token })
export type InvitationForm = z.output<typeof invitationForm>

/** For whom an invitation is. */
export const invitationView = z.object({ username: z.string(), expiresAt: z.number() })
export type InvitationView = z.output<typeof invitationView>

export const acceptForm = z
  .object({
    token,
    password: newPassword('请输入密码'),
    password_confirm: confirmation,
    phone: phoneNumber('请输入手机号'),
  })
  .check(sameTwice)
export type AcceptForm = z.output<typeof acceptForm>
