import * as z from 'zod/mini'

/** Every account has one of these types; `staff` works in the back office and cannot be registered. */
export const userTypes = ['customer', 'provider', 'staff'] as const
export type UserType = (typeof userTypes)[number]
export const userTypeLabels = {
  customer: '企业或个人用户',
  provider: '服务机构',
  staff: '工作人员',
} satisfies Record<UserType, string>

/** The types of account that people may register themselves. */
export const registrableTypes = ['customer', 'provider'] as const satisfies readonly UserType[]

/** Who is invited has not signed in yet; whoever is deleted has closed his account, or staff have. */
export const accountStatuses = ['invited', 'active', 'disabled', 'deleted'] as const
export type AccountStatus = (typeof accountStatuses)[number]
export const accountStatusLabels = {
  invited: '已邀请',
  active: '正常',
  disabled: '已停用',
  deleted: '已注销',
} satisfies Record<AccountStatus, string>

/** A provider waits until staff have approved it; meanwhile, and where they refused, it may do what a customer may. */
export const approvalStates = ['none', 'waiting', 'approved', 'refused'] as const
export type ApprovalState = (typeof approvalStates)[number]
export const approvalStateLabels = {
  none: '无需审核',
  waiting: '待审核',
  approved: '已通过',
  refused: '未通过',
} satisfies Record<ApprovalState, string>

/** `pid` of the top-level administrator, the only one who opens the system settings. */
export const topPid = '0'

/** Only staff have an access of their own, and the top-level administrator holds all permissions in any case. */
export const hasAccess = ({ userType, pid }: { userType: UserType; pid: string | null }): boolean =>
  userType === 'staff' && pid !== topPid

/** The account that is signed in, as every page may know it: phone and ID number are masked. */
export const userinfo = z.object({
  id: z.string(),
  username: z.string(),
  /** The masked phone: `138****5678`. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The masked ID number: `110***********1234`; sent back unchanged it stands for the stored number. */
  idCard: z.nullable(z.string()),
  userType: z.enum(userTypes),
  companyName: z.nullable(z.string()),
  /** "0" = top-level administrator. */
  pid: z.nullable(z.string()),
  roles: z.array(z.string()),
  approvalState: z.enum(approvalStates),
  token: z.string(),
})
export type Userinfo = z.output<typeof userinfo>

/** The answer to a login or a registration. */
export const signedIn = z.object({
  token: z.string(),
  userinfo,
  /** The token of this browser: sent back as the header `X-Device`, it shows that the user has signed in here before. */
  device: z.string(),
  mustChangePassword: z.boolean(),
  /** The operator asks this user for a second factor: until it is set up, nothing else is open to the session. */
  mustSetUpSecondFactor: z.boolean(),
})
export type SignedIn = z.output<typeof signedIn>
