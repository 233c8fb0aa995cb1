import { type AccountStatus, type ApprovalState, topPid, type UserType } from './account.ts'
import { approvalAfter } from './approval.ts'
import type { AccountPermission } from './permissions.ts'

/** What staff may do with somebody's account. */
export const userActions = [
  'approve',
  'disable',
  'enable',
  'resetPassword',
  'resetFactor',
  'endSessions',
  'invite',
  'save',
  'delete',
] as const
export type UserAction = (typeof userActions)[number]
export const userActionLabels = {
  approve: '审核通过',
  disable: '停用',
  enable: '启用',
  resetPassword: '重置密码',
  resetFactor: '重置动态验证码',
  endSessions: '强制下线',
  invite: '重新邀请',
  save: '修改资料',
  delete: '注销',
} satisfies Record<UserAction, string>

/** What staff must hold for each action. */
const actionPermissions = {
  approve: 'users.act',
  disable: 'users.act',
  enable: 'users.act',
  resetPassword: 'users.act',
  resetFactor: 'users.act',
  endSessions: 'users.act',
  invite: 'users.save',
  save: 'users.save',
  delete: 'users.delete',
} satisfies Record<UserAction, AccountPermission>

/** The actions that `POST /api/admin/users/{id}/status` takes. */
export const statusActions = ['approve', 'disable', 'enable'] as const satisfies readonly UserAction[]
export type StatusAction = (typeof statusActions)[number]

export type AccountState = { status: AccountStatus; approvalState: ApprovalState }

const isActive = ({ status }: AccountState): boolean => status === 'active'

/** Whether its owner has taken the account into use and not closed it. */
const isInUse = ({ status }: AccountState): boolean => status === 'active' || status === 'disabled'

/** The account states in which an action is possible, and what it changes; the button and the guard read this one table. */
const table: Record<UserAction, { fits: (state: AccountState) => boolean; change: Partial<AccountState> }> = {
  approve: {
    fits: (state) => isActive(state) && approvalAfter('approve', state.approvalState) !== null,
    change: { approvalState: 'approved' },
  },
  disable: { fits: isActive, change: { status: 'disabled' } },
  enable: { fits: ({ status }) => status === 'disabled', change: { status: 'active' } },
  resetPassword: { fits: isInUse, change: {} },
  resetFactor: { fits: isInUse, change: {} },
  endSessions: { fits: isActive, change: {} },
  invite: { fits: ({ status }) => status === 'invited', change: {} },
  save: { fits: isInUse, change: {} },
  delete: { fits: ({ status }) => status !== 'deleted', change: { status: 'deleted' } },
}

export const fitsState = (action: UserAction, state: AccountState): boolean => table[action].fits(state)
export const stateAfter = (action: UserAction, state: AccountState): AccountState => ({
  ...state,
  ...table[action].change,
})

type Viewer = { userId: string; topAdministrator: boolean; may?: (permission: string) => boolean }
type Target = AccountState & { id: string; userType: UserType; pid: string | null; hasFactor?: boolean }

/**
 * Whether the viewer may manage an account. Staff look after customers and providers; only the top-level administrator
 * manages other staff. Nobody disables himself or a top-level administrator, so that somebody can always open the back
 * office.
 */
export const mayManage = (viewer: Viewer, target: Pick<Target, 'id' | 'userType' | 'pid'>): boolean =>
  target.id !== viewer.userId && target.pid !== topPid && (target.userType !== 'staff' || viewer.topAdministrator)

/** A second factor is reset by the top-level administrator alone, where there is one. */
const mayReset = (viewer: Viewer, { hasFactor = false }: Target): boolean => viewer.topAdministrator && hasFactor

/** What the viewer may do with an account now. */
export const actionsFor = (viewer: Viewer, target: Target): UserAction[] =>
  mayManage(viewer, target)
    ? userActions.filter(
        (action) =>
          fitsState(action, target) &&
          viewer.may?.(actionPermissions[action]) === true &&
          (action !== 'resetFactor' || mayReset(viewer, target)),
      )
    : []
