import { approvalStates } from '@portal/accounts/contract'
import { fileLink } from '@portal/files/contract'
import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { type Licence, licenceKind, licenceKinds, licenceNo } from './licence.ts'
import { providerLimits } from './limits.ts'

/** What a provider hands in of itself, in the order of the form. */
export const profileForm = z.object({
  companyName: requiredText('请输入机构名称', {
    length: providerLimits.companyName,
    msg: `机构名称最多${providerLimits.companyName}个字`,
  }),
  licenceKind,
  licenceNo: licenceNo('请输入备案号或执业许可证号'),
  /** The paper; what is not sent is not kept. */
  proof: z.optional(
    z.nullable(z.object({ url: z.string({ error: '请重新上传证明文件' }) }, { error: '请重新上传证明文件' })),
  ),
})
export type ProfileForm = z.output<typeof profileForm>

/** What staff have checked of an agency, as it stood then. */
export const checkedLicence = z.object({
  companyName: z.string(),
  licenceKind: z.enum(licenceKinds),
  licenceNo: z.string(),
  /** Epoch ms. */
  time: z.number(),
  /** Whether it still holds: what was handed in later has not been checked. */
  stands: z.boolean(),
})
export type CheckedLicence = z.output<typeof checkedLicence>

export const profileFields = {
  /** As handed in; before that the name of the account. */
  companyName: z.nullable(z.string()),
  licenceKind: z.nullable(z.enum(licenceKinds)),
  licenceNo: z.nullable(z.string()),
  proof: z.nullable(fileLink),
  approvalState: z.enum(approvalStates),
  /** Why staff refused; null in every other state. */
  refusal: z.nullable(z.string()),
  checked: z.nullable(checkedLicence),
}

/** A provider's own profile. */
export const ownProfile = z.object(profileFields)
export type OwnProfile = z.output<typeof ownProfile>

/** What was handed in last; null before that, where the name is that of the account. */
export const handedInOf = ({
  companyName,
  licenceKind: kind,
  licenceNo: number,
}: Pick<OwnProfile, 'companyName' | 'licenceKind' | 'licenceNo'>): Licence | null =>
  companyName === null || kind === null || number === null
    ? null
    : { companyName, licenceKind: kind, licenceNo: number }

export const isSameLicence = (one: Licence | null, other: Licence): boolean =>
  one !== null &&
  one.companyName === other.companyName &&
  one.licenceKind === other.licenceKind &&
  one.licenceNo === other.licenceNo

/**
 * Whether staff must check what is handed in now. Who was approved is checked anew when name, business or number is neither
 * the one that it handed in nor the one that was checked; who was refused, and who hands in for the first time, always is.
 */
export const mustBeChecked = (standing: Omit<OwnProfile, 'proof' | 'refusal'>, given: Licence): boolean => {
  const { approvalState, checked } = standing
  const handedIn = handedInOf(standing)
  if (approvalState === 'refused' || handedIn === null) return true
  return !isSameLicence(handedIn, given) && !(checked?.stands && isSameLicence(checked, given))
}
