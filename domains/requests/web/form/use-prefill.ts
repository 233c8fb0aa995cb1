import { useSession } from '@portal/accounts/web'

/**
 * The values of the account with which a form may begin. The account's phone is masked, so it is never filled in; a
 * masked ID number that is sent back unchanged stands for the stored one.
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
