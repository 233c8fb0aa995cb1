import type { ProviderAccount } from '@portal/accounts/server'
import type { Licence } from '../contract/licence.ts'
import type { CheckedLicence } from '../contract/profile.ts'
import type { Profile } from './profile.table.ts'

/** What staff checked last; null where they checked nothing. */
export const checkedOf = (profile: Profile): CheckedLicence | null => {
  const { checkedCompanyName, checkedLicenceKind, checkedLicenceNo, checkedAt, checkStands } = profile
  if (checkedCompanyName === null || checkedLicenceKind === null || checkedLicenceNo === null || checkedAt === null)
    return null
  return {
    companyName: checkedCompanyName,
    licenceKind: checkedLicenceKind,
    licenceNo: checkedLicenceNo,
    time: checkedAt.getTime(),
    stands: checkStands,
  }
}

/** What staff checked and what still holds. */
export const standingCheck = (profile: Profile): Licence | null => {
  const checked = checkedOf(profile)
  return checked?.stands ? checked : null
}

/** The name of an agency before it was checked: as handed in, else that of its account. */
export const givenName = ({ companyName, username }: ProviderAccount, profile: Profile): string =>
  profile.companyName ?? companyName ?? username
