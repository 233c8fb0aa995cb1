import type { Ctx } from '@portal/platform/server'
import type { Userinfo } from '../contract/account.ts'
import { maskIdCard, maskPhone } from '../contract/masking.ts'
import { showField } from './personal-data.ts'
import type { UserRecord } from './user.table.ts'

/** The user as his own pages know him: without the password's hash, and with phone and ID number masked. */
export const userinfoOf = (ctx: Pick<Ctx, 'cipher'>, user: UserRecord, token: string): Userinfo => {
  const { id, username, userType, companyName, pid, roles, approvalState } = user
  return {
    id,
    username,
    phone: showField(ctx, 'phone', user, maskPhone),
    email: showField(ctx, 'email', user),
    idCard: showField(ctx, 'idCard', user, maskIdCard),
    userType,
    companyName,
    pid,
    roles,
    approvalState,
    token,
  }
}
