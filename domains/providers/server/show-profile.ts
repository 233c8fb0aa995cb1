import type { ProviderAccount } from '@portal/accounts/server'
import { fileLinks } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import type { OwnProfile } from '../contract/profile.ts'
import { checkedOf } from './licence-of.ts'
import type { Profile } from './profile.table.ts'

type ShowCtx = Pick<Ctx, 'db' | 'now' | 'signer'>

/**
 * A profile as its owner and the desk both see it. The link to the paper names its reader, where that is not the owner, so
 * that each look at it is told to the files domain.
 */
export const showProfile = async (
  ctx: ShowCtx,
  { companyName, approvalState }: ProviderAccount,
  profile: Profile,
  readerId?: string,
): Promise<OwnProfile> => {
  const [proof = null] = await fileLinks(ctx, profile.proofId === null ? [] : [profile.proofId], readerId)
  return {
    companyName: profile.companyName ?? companyName,
    licenceKind: profile.licenceKind,
    licenceNo: profile.licenceNo,
    proof,
    approvalState,
    refusal: approvalState === 'refused' ? profile.refusal : null,
    checked: checkedOf(profile),
  }
}
