import { codePoints } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** Length alone, no composition rules. */
export const passwordLimits = { min: 12, max: 128 } as const

/** A half surrogate is no character; `isWellFormed` would ask for newer webviews than we do. */
const storable = z.refine<string>((text) => !/\p{Surrogate}/u.test(text), { error: '密码含有无效字符' })

/** A password that is being chosen. Never trimmed; counted in code points. */
export const newPassword = (missing: string) =>
  z.prefault(
    z.string({ error: missing }).check(
      z.minLength(1, missing),
      storable,
      z.refine((text) => codePoints(text) >= passwordLimits.min, `密码至少 ${passwordLimits.min} 个字符`),
      z.refine((text) => codePoints(text) <= passwordLimits.max, `密码最多 ${passwordLimits.max} 个字符`),
    ),
    '',
  )

/** A password that is being proved: anything that is there is compared and nothing told of its form. */
export const givenPassword = (missing: string) =>
  z.prefault(z.string({ error: missing }).check(z.minLength(1, missing)), '')

export const confirmation = z.prefault(
  z.string({ error: '请再次输入密码' }).check(z.minLength(1, '请再次输入密码')),
  '',
)

type Confirmed = { password: string; password_confirm: string }

/** Stands on the confirmation field, wherever a password is chosen. */
export const sameTwice = z.refine<Confirmed>(({ password, password_confirm }) => password === password_confirm, {
  error: '两次输入密码不一致!',
  path: ['password_confirm'],
  when: () => true,
})
