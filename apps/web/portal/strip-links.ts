import { useSession } from '@portal/accounts/web'
import type { Catalogue, StripLink } from '../catalogue.ts'

/** The links of the line above the header that are for this user. A visitor has none of those that are for some users alone. */
export const useStripLinks = ({ strip }: Pick<Catalogue, 'strip'>): readonly StripLink[] => {
  const { userinfo } = useSession()
  return strip.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === userinfo?.userType)
}
