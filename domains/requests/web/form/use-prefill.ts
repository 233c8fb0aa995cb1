import { useSession } from '@portal/accounts/web'

/** What the account knows and the form may begin with. Phones are masked there, so they are never filled in. */
export const usePrefill = (): { obligeeName: string; lxrName: string } => {
  const { userinfo } = useSession()
  return { obligeeName: userinfo?.companyName ?? '', lxrName: userinfo?.username ?? '' }
}
