import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { topPid, type UserType } from './account.ts'
import { givenPassword } from './password.ts'

/** From whom the operator asks a second factor at the login. */
export const secondFactorModes = ['off', 'administrators', 'staff'] as const
export type SecondFactorMode = (typeof secondFactorModes)[number]
export const secondFactorModeLabels = {
  off: '不要求：各人可以自行启用',
  administrators: '管理员必须启用，从其下一次登录起',
  staff: '全部工作人员必须启用，从其下一次登录起',
} satisfies Record<SecondFactorMode, string>

/** Whether the operator asks this user for a second factor. */
export const isFactorAsked = (
  mode: SecondFactorMode,
  { userType, pid }: { userType: UserType; pid: string | null },
): boolean => userType === 'staff' && (mode === 'staff' || (mode === 'administrators' && pid === topPid))

/** How many recovery codes are made at once; each works once, in the place of a code of the app. */
export const recoveryCodeCount = 10

const noCode = '请输入动态验证码'

/** A code of the app has six digits, a recovery code ten characters; both may be typed with spaces or dashes. */
const longestCode = 32

/** The code beside the password at the login: whoever has no second factor leaves it out. */
export const loginCode = z.optional(z.string({ error: noCode }).check(z.maxLength(longestCode, '动态验证码错误')))

const password = givenPassword('请输入登录密码')
const code = requiredText(noCode, { length: longestCode, msg: '动态验证码错误' })

export const beginFactorForm = z.object({ password })
export const confirmFactorForm = z.object({ code })
export const provenFactorForm = z.object({ password, code })
export type BeginFactorForm = z.output<typeof beginFactorForm>
export type ConfirmFactorForm = z.output<typeof confirmFactorForm>
export type ProvenFactorForm = z.output<typeof provenFactorForm>

export const factorState = z.object({
  on: z.boolean(),
  /** Whether the operator asks this user for it; it cannot be ended then. */
  required: z.boolean(),
  /** Since when it is in force, in epoch milliseconds. */
  since: z.nullable(z.number()),
  recoveryLeft: z.number(),
})
export type FactorState = z.output<typeof factorState>

/** A secret that is not in force before one right code has been shown. */
export const begunFactor = z.object({
  /** In base32 (RFC 4648), for whoever types it into his app. */
  secret: z.string(),
  /** The same as an address `otpauth://`, for the QR code and for apps on the same phone. */
  uri: z.string(),
  expiresAt: z.number(),
})
export type BegunFactor = z.output<typeof begunFactor>

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof recoveryCodes>
