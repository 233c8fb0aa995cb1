import { ConfirmDialog, call, type RowAct, RowActs, toast, useDeskAct } from '@portal/platform/web'
import { useState } from 'react'
import { hasAccess, topPid } from '../../contract/account.ts'
import { accountsApi } from '../../contract/endpoints.ts'
import type { Invitation } from '../../contract/invitation.ts'
import { invitationApi } from '../../contract/invitation-endpoints.ts'
import { secondFactorApi } from '../../contract/second-factor-endpoints.ts'
import { type UserAction, userActionLabels } from '../../contract/user-actions.ts'
import type { UserRow } from '../../contract/users.ts'
import { useSession } from '../session.ts'
import { DeleteDialog, withdrawLabel } from './delete-dialog.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { OneTimePasswordDialog } from './one-time-password-dialog.tsx'
import { userReads } from './user-reads.ts'

/** Providers are approved on a page of their own, where staff see what was handed in, with the number as checked. */
type RowAction = Exclude<UserAction, 'approve' | 'save'>
/** What a yes is enough for; to close an account staff give a reason. */
type AskedAction = Exclude<RowAction, 'delete'>

/** The question before each action, which says what the action does. */
const questions = {
  disable: '停用后该用户立即退出，不能再登录，直到重新启用。',
  enable: '启用后该用户可以重新登录。',
  resetPassword: '原密码立即失效，该用户的全部登录结束。新的一次性密码只显示一次，请先核实对方身份。',
  resetFactor: '该用户的动态验证码和恢复码作废，全部登录结束；登录只需密码，直到重新启用。请先核实对方身份。',
  endSessions: '该用户的全部登录立即结束，可以重新登录。',
  invite: '原来的邀请链接立即作废。新的链接只显示一次。',
} as const satisfies Record<AskedAction, string>

/** The actions in the order in which staff need them: what shuts somebody out last. */
const usualFirst = [
  'invite',
  'enable',
  'resetPassword',
  'resetFactor',
  'endSessions',
  'disable',
  'delete',
] as const satisfies RowAction[]

/** What an action hands on, to be shown once. */
type Secret = { password?: string; invitation?: Invitation }

/** Carries an action out; resetting a password answers the one-time password, inviting anew the link, the others nothing. */
const perform = async (action: AskedAction, id: string): Promise<Secret> => {
  const params = { id }
  if (action === 'resetPassword') return call(accountsApi.resetPassword, { params })
  if (action === 'invite') return { invitation: await call(invitationApi.renew, { params }) }
  if (action === 'resetFactor') await call(secondFactorApi.reset, { params })
  else if (action === 'endSessions') await call(accountsApi.endUserSessions, { params })
  else await call(accountsApi.changeStatus, { params, body: { action } })
  return {}
}

/** An account that nobody has taken into use is no loss to its owner: what is withdrawn is the invitation. */
const labelOf = (action: RowAction, { status }: UserRow): string =>
  action === 'delete' && status === 'invited' ? withdrawLabel : userActionLabels[action]

/** The buttons for the actions that the server allows on this account now; each one asks first. */
export function UserActions({ user }: { user: UserRow }) {
  const { userinfo } = useSession()
  const [asked, setAsked] = useState<RowAction>()
  const [secret, setSecret] = useState<Secret>({})
  const { run, busy } = useDeskAct(userReads)
  const confirm = async (action: AskedAction) => {
    await run(async () => {
      const handedOn = await perform(action, user.id)
      setSecret(handedOn)
      if (Object.keys(handedOn).length === 0) toast(`${userActionLabels[action]}：已完成`)
    })
    setAsked(undefined)
  }
  const access: RowAct[] =
    userinfo?.pid === topPid && hasAccess(user) ? [{ label: '权限', to: `/users/${user.id}/access` }] : []
  const acts = usualFirst
    .filter((action) => user.can.includes(action))
    .map((action) => ({
      label: labelOf(action, user),
      danger: action === 'disable' || action === 'delete',
      run: () => setAsked(action),
    }))
  const question = asked === 'delete' ? undefined : asked
  return (
    <>
      <RowActs name={user.username} acts={[...access, ...acts]} />
      <ConfirmDialog
        open={question !== undefined}
        title={question ? `${userActionLabels[question]}：${user.username}` : ''}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => question && void confirm(question)}
        confirmText={question && userActionLabels[question]}
        danger={question === 'disable'}
        busy={busy}
        busyText="正在处理…"
      >
        {question && questions[question]}
      </ConfirmDialog>
      {asked === 'delete' && <DeleteDialog user={user} onClose={() => setAsked(undefined)} />}
      <OneTimePasswordDialog username={user.username} password={secret.password} onClose={() => setSecret({})} />
      <InvitationDialog username={user.username} invitation={secret.invitation} onClose={() => setSecret({})} />
    </>
  )
}
