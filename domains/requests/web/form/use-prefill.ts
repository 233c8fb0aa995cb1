import { useSession } from '@portal/accounts/web'

/**
 * What the account knows and the form may begin with. Phones are masked there, so they are never filled
 * in; a masked ID number sent back unchanged stands for the stored one.
 */
export const usePrefill = (): { obligeeName: string; lxrName: string; lxrEmail: string; idCard: string } => {
  const { userinfo } = useSession()
  return {
    obligeeName: userinfo?.companyName ?? '',
    lxrName: userinfo?.username ?? '',
    lxrEmail: userinfo?.email ?? '',
    idCard: userinfo?.idCard ?? '',
  }
}
