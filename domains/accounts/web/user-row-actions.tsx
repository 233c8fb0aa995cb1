import { ConfirmDialog, call, keyOf, RowActs, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasAccess, topPid } from '../contract/account.ts'
import { accountsApi } from '../contract/endpoints.ts'
import { type UserAction, userActionLabels } from '../contract/user-actions.ts'
import type { UserRow } from '../contract/users.ts'
import { OneTimePasswordDialog } from './one-time-password-dialog.tsx'
import { useSession } from './session.ts'

/** Providers are approved on a page of their own, where staff see what was handed in, with the number as checked. */
type RowAction = Exclude<UserAction, 'approve'>

/** The question before each action, which says what the action does. */
const questions = {
  disable: '停用后该用户立即退出，不能再登录，直到重新启用。',
  enable: '启用后该用户可以重新登录。',
  resetPassword: '原密码立即失效，该用户的全部登录结束。新的一次性密码只显示一次，请先核实对方身份。',
  endSessions: '该用户的全部登录立即结束，可以重新登录。',
} as const satisfies Record<RowAction, string>

/** The actions in the order in which staff need them: what shuts somebody out last. */
const usualFirst = ['enable', 'resetPassword', 'endSessions', 'disable'] as const satisfies RowAction[]

/** Carries an action out; resetting a password answers the one-time password, every other action undefined. */
const perform = async (action: RowAction, id: string): Promise<string | undefined> => {
  if (action === 'resetPassword') return (await call(accountsApi.resetPassword, { params: { id } })).password
  if (action === 'endSessions') await call(accountsApi.endUserSessions, { params: { id } })
  else await call(accountsApi.changeStatus, { params: { id }, body: { action } })
  return undefined
}

/** The buttons for the actions that the server allows on this account now; each one asks first. */
export function UserRowActions({ user }: { user: UserRow }) {
  const queries = useQueryClient()
  const { userinfo } = useSession()
  const [asked, setAsked] = useState<RowAction>()
  const [password, setPassword] = useState<string>()
  const { run, busy } = useAction(async (action: RowAction) => {
    try {
      const secret = await perform(action, user.id)
      setPassword(secret)
      if (secret === undefined) toast(`${userActionLabels[action]}：已完成`)
    } finally {
      setAsked(undefined)
      await queries.invalidateQueries({ queryKey: keyOf(accountsApi.listUsers) })
    }
  })
  return (
    <>
      <RowActs
        name={user.username}
        acts={[
          ...(userinfo?.pid === topPid && hasAccess(user) ? [{ label: '权限', to: `/users/${user.id}/access` }] : []),
          ...usualFirst
            .filter((action) => user.can.includes(action))
            .map((action) => ({
              label: userActionLabels[action],
              danger: action === 'disable',
              run: () => setAsked(action),
            })),
        ]}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? `${userActionLabels[asked]}：${user.username}` : ''}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void run(asked)}
        confirmText={asked && userActionLabels[asked]}
        danger={asked === 'disable'}
        busy={busy}
        busyText="正在处理…"
      >
        {asked && questions[asked]}
      </ConfirmDialog>
      <OneTimePasswordDialog username={user.username} password={password} onClose={() => setPassword(undefined)} />
    </>
  )
}
