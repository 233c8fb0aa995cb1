import type { SignedIn, Userinfo } from '../contract/account.ts'
import type { UserRow } from '../contract/users.ts'

/** Who is signed in, as the server answers it. */
export const userinfoAnswer = (changes: Partial<Userinfo> = {}): Userinfo => ({
  id: '7a219a63-976d-481e-84f1-03714dd8e897',
  username: 'demo',
  phone: '138****0001',
  email: 'demo@example.com',
  idCard: '330***********0014',
  userType: 'customer',
  companyName: '演示出口企业',
  pid: null,
  roles: ['customer'],
  approvalState: 'none',
  token: 'token-one',
  ...changes,
})

export const signedInAnswer = (changes: Partial<Userinfo> = {}, mustChangePassword = false): SignedIn => {
  const userinfo = userinfoAnswer(changes)
  const due = { mustChangePassword, mustSetUpSecondFactor: false }
  return { token: userinfo.token, userinfo, device: 'device-one', ...due }
}

export const privilegeAnswer = (changes: Partial<Userinfo> = {}, mustChangePassword = false) => ({
  userinfo: userinfoAnswer(changes),
  purviews: [],
  permissions: [],
  mustChangePassword,
  mustSetUpSecondFactor: false,
})

export const userRowAnswer = (changes: Partial<UserRow> = {}): UserRow => ({
  id: 'a1b1b1b1-976d-481e-84f1-03714dd8e897',
  username: 'yanshi_user',
  userType: 'customer',
  companyName: '演示注册企业',
  phone: '138****0011',
  email: 'y***@example.com',
  pid: null,
  roles: ['customer'],
  roleIds: [],
  status: 'active',
  approvalState: 'none',
  createTime: Date.parse('2026-11-18T10:02:00+08:00'),
  lastLoginTime: null,
  can: ['disable', 'resetPassword', 'endSessions'],
  ...changes,
})
