import { optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { isChineseIdNumber, wrongIdNumber } from './id-number.ts'
import { givenPassword } from './password.ts'
import { readVersion } from './roles.ts'
import { givenCompany, givenEmail, givenPhone, isMasked } from './save-user.ts'

const missingPassword = '请输入登录密码'

/** One's own account: contact data in whole, the ID number masked (ruling 21). */
export const ownProfile = z.object({
  companyName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  idCard: z.nullable(z.string()),
  /** The agreement at the registration; null where somebody else made the account. */
  agreed: z.nullable(z.object({ policyVersion: z.string(), time: z.number() })),
  version: z.number(),
})
export type OwnProfile = z.output<typeof ownProfile>

/** What one changes of one's own account. Contact data and ID number ask for the password; the server tells where it is missing. */
export const ownProfileForm = z.object({
  version: readVersion,
  companyName: givenCompany,
  phone: givenPhone,
  email: givenEmail,
  idCard: z
    .optional(z.string({ error: wrongIdNumber }).check(z.trim()))
    .check(
      z.refine((text) => text === undefined || text === '' || isMasked(text) || isChineseIdNumber(text), wrongIdNumber),
    ),
  password: optionalText(1024),
})
export type OwnProfileForm = z.output<typeof ownProfileForm>

/** What proves that the owner himself takes his data along, or closes his account. */
export const passwordForm = z.object({ password: givenPassword(missingPassword) })
export type PasswordForm = z.output<typeof passwordForm>

export const closeForm = z.extend(passwordForm, {
  agree: z.literal(true, { error: '请确认注销后不能恢复' }),
})
export type CloseForm = z.output<typeof closeForm>
