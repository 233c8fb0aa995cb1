import { codePoints } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** The length of a password in code points; there are no rules about its composition (NIST SP 800-63B). */
export const passwordLimits = { min: 12, max: 128 } as const

/** Refuses half surrogates, which are no characters; `isWellFormed` is missing in older webviews that the portal serves. */
const storable = z.refine<string>((text) => !/\p{Surrogate}/u.test(text), { error: '密码含有无效字符' })

/** The schema of a password that a user chooses. It is never trimmed, and its length is counted in code points. */
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

/**
 * The schema of a password that a user proves: any text is compared with the stored one, and no message tells of its
 * form.
 */
export const givenPassword = (missing: string) =>
  z.prefault(z.string({ error: missing }).check(z.minLength(1, missing)), '')

export const confirmation = z.prefault(
  z.string({ error: '请再次输入密码' }).check(z.minLength(1, '请再次输入密码')),
  '',
)

type Confirmed = { password: string; password_confirm: string }

/** The rule that both passwords are equal; its message stands at the confirmation, in every form that chooses a password. */
export const sameTwice = z.refine<Confirmed>(({ password, password_confirm }) => password === password_confirm, {
  error: '两次输入密码不一致!',
  path: ['password_confirm'],
  when: () => true,
})
