import { useSession } from '@portal/accounts/web'

/**
 * The values of the account with which a form may begin. The account's phone is masked, so it is never filled in, and its
 * user name is no person's name, so it never stands for the contact. A masked ID number that is sent back unchanged stands
 * for the stored one.
 */
export const usePrefill = (): { obligeeName: string; lxrEmail: string; idCard: string } => {
  const { userinfo } = useSession()
  return {
    obligeeName: userinfo?.companyName ?? '',
    lxrEmail: userinfo?.email ?? '',
    idCard: userinfo?.idCard ?? '',
  }
}
