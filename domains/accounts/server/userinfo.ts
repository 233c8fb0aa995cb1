import type { Ctx } from '@portal/platform/server'
import type { Userinfo } from '../contract/account.ts'
import { maskIdCard, maskPhone } from '../contract/masking.ts'
import { openContact } from './personal-data.ts'
import type { UserRecord } from './user.table.ts'

/** The user as the own pages know them: no hash, phone and ID number masked. */
export const userinfoOf = (ctx: Pick<Ctx, 'cipher'>, user: UserRecord, token: string): Userinfo => {
  const { phone, email, idCard } = openContact(ctx, user)
  const { id, username, userType, companyName, pid, roles, approvalState } = user
  return {
    id,
    username,
    phone: phone && maskPhone(phone),
    email,
    idCard: idCard && maskIdCard(idCard),
    userType,
    companyName,
    pid,
    roles,
    approvalState,
    token,
  }
}
