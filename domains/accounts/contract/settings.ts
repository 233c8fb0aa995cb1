import { code } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { secondFactorModes } from './second-factor.ts'

/** 1: a new login ends the older sessions. 2: a user may have many sessions at once. */
export const loginStyles = [1, 2] as const
export type LoginStyle = (typeof loginStyles)[number]
export const loginStyleLabels = {
  1: '单点登录：新的登录会结束之前的登录',
  2: '多点登录：可在多处同时登录',
} satisfies Record<LoginStyle, string>

const disabledLimit = 1000

export const retentionLimits = { min: 1, max: 3650, usual: 180 } as const
/** The act log keeps its entries at least a year: the database refuses to let younger ones go. */
export const auditLimits = { min: 1, max: 30, usual: 3 } as const

/** How many days or years something is kept, as a number or in digits. */
const spanOf = ({ min, max }: { min: number; max: number }, unit: string) => {
  const msg = `请填写 ${min} 到 ${max} 之间的${unit}数`
  return z
    .pipe(
      z.transform((value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
      z.number({ error: msg }),
    )
    .check(z.int(msg), z.gte(min, msg), z.lte(max, msg))
}

export const settingsForm = z.object({
  login_style: code(loginStyles, '请选择登录方式'),
  /** For how many days the contact data and attachments of closed cases stay after an account was closed; a missing one stays. */
  retentionDays: z.optional(spanOf(retentionLimits, '天')),
  /** For how many years entries of the act log stay before they may be moved to files; where it is not sent it stays as it is. */
  auditYears: z.optional(spanOf(auditLimits, '年')),
  /** The ids of users who may not change their password themselves. */
  disabled_update_pass: z
    .array(z.uuid('用户编号有误'), { error: '请选择用户' })
    .check(z.maxLength(disabledLimit, `最多选择 ${disabledLimit} 个用户`)),
  /** From whom a second factor is asked; where it is not sent it stays as it is. */
  secondFactor: z.optional(z.enum(secondFactorModes, { error: '请选择动态验证码的要求' })),
})
export type SettingsForm = z.output<typeof settingsForm>

export const settings = z.object({
  login_style: z.literal(loginStyles),
  retentionDays: z.number(),
  auditYears: z.number(),
  disabled_update_pass: z.array(z.string()),
  secondFactor: z.enum(secondFactorModes),
  /** The users of `disabled_update_pass` with their names, for the dialog. */
  disabledUsers: z.array(z.object({ id: z.string(), username: z.string() })),
})
export type Settings = z.output<typeof settings>
