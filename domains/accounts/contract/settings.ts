import { code } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** 1: a new login ends the older sessions. 2: a user may have many sessions at once. */
export const loginStyles = [1, 2] as const
export type LoginStyle = (typeof loginStyles)[number]
export const loginStyleLabels = {
  1: '单点登录：新的登录会结束之前的登录',
  2: '多点登录：可在多处同时登录',
} satisfies Record<LoginStyle, string>

const disabledLimit = 1000

export const settingsForm = z.object({
  login_style: code(loginStyles, '请选择登录方式'),
  /** The ids of users who may not change their password themselves. */
  disabled_update_pass: z
    .array(z.uuid('用户编号有误'), { error: '请选择用户' })
    .check(z.maxLength(disabledLimit, `最多选择 ${disabledLimit} 个用户`)),
})
export type SettingsForm = z.output<typeof settingsForm>

export const settings = z.object({
  login_style: z.literal(loginStyles),
  disabled_update_pass: z.array(z.string()),
  /** The users of `disabled_update_pass` with their names, for the dialog. */
  disabledUsers: z.array(z.object({ id: z.string(), username: z.string() })),
})
export type Settings = z.output<typeof settings>
