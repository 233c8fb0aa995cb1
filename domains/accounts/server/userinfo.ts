import type { Ctx } from '@portal/platform/server'
import type { Userinfo } from '../contract/account.ts'
import { maskIdCard, maskPhone } from '../contract/masking.ts'
import { showContact } from './personal-data.ts'
import type { UserRecord } from './user.table.ts'

/** The user as his own pages know him: without the password's hash, and with phone and ID number masked. */
export const userinfoOf = (ctx: Pick<Ctx, 'cipher'>, user: UserRecord, token: string): Userinfo => {
  const { phone, email, idCard } = showContact(ctx, user, { phone: maskPhone, idCard: maskIdCard })
  const { id, username, userType, companyName, pid, roles, approvalState } = user
  return {
    id,
    username,
    phone,
    email,
    idCard,
    userType,
    companyName,
    pid,
    roles,
    approvalState,
    token,
  }
}
