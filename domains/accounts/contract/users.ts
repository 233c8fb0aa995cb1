import { optionalText, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { accountStatuses, approvalStates, userTypes } from './account.ts'
import { statusActions, userActions } from './user-actions.ts'

const choice = <const T extends readonly string[]>(values: T, msg: string) =>
  z.prefault(z.enum(['', ...values], { error: msg }), '')

export const usersQuery = z.object({
  /** A part of the user name or company, or a whole phone number or e-mail address. */
  keyword: optionalText(100),
  userType: choice(userTypes, '用户类型有误'),
  status: choice(accountStatuses, '账号状态有误'),
  approvalState: choice(approvalStates, '审核状态有误'),
  /** The id of a role: members of staff who have it. */
  role: optionalText(64),
  ...timeSpan,
  ...pageQuery,
})
export type UsersQuery = z.output<typeof usersQuery>

/** A row of the user list; phone and e-mail are masked. */
export const userRow = z.object({
  id: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  companyName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  pid: z.nullable(z.string()),
  roles: z.array(z.string()),
  /** The roles of a member of staff; empty for everybody else, and for the top-level administrator. */
  roleIds: z.array(z.string()),
  status: z.enum(accountStatuses),
  approvalState: z.enum(approvalStates),
  createTime: z.number(),
  lastLoginTime: z.nullable(z.number()),
  /** The actions that the viewer may take on this account now. */
  can: z.array(z.enum(userActions)),
})
export type UserRow = z.output<typeof userRow>

export const statusForm = z.object({ action: z.enum(statusActions, { error: '操作有误' }) })

export const accountState = z.object({ status: z.enum(accountStatuses), approvalState: z.enum(approvalStates) })

/** A one-time password, shown once; the user must change it at the next login. */
export const oneTimePassword = z.object({ password: z.string() })
