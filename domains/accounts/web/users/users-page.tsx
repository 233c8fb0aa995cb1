import {
  Button,
  type Column,
  choiceParam,
  DeskList,
  type ListFilter,
  momentText,
  NothingListed,
  queryOf,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { topPid, userTypeLabels, userTypes } from '../../contract/account.ts'
import { accountsApi } from '../../contract/endpoints.ts'
import type { Invitation } from '../../contract/invitation.ts'
import { rolesApi } from '../../contract/role-endpoints.ts'
import type { UserRow } from '../../contract/users.ts'
import styles from '../account.module.css'
import { useMay, useSession } from '../session.ts'
import { CreateDialog } from './create-dialog.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OneTimePasswordDialog } from './one-time-password-dialog.tsx'
import { UserActions } from './user-actions.tsx'
import { stateQuery, userStateLabels, userStates } from './user-states.ts'
import { UserStatus } from './user-status.tsx'

const filter = {
  keyword: wordsParam(),
  type: choiceParam(['', ...userTypes], ''),
  state: choiceParam(userStates, ''),
  role: wordsParam(),
}

const states = userStates.map((value) => ({ value, label: userStateLabels[value] }))
const byType = {
  name: 'type',
  label: '用户类型',
  options: userTypes.map((value) => ({ value, label: userTypeLabels[value] })),
} as const satisfies ListFilter

/** The filters of the list; the administrator alone, who keeps the roles, filters by role too. */
const useFilters = () => {
  const { userinfo } = useSession()
  const { data } = useQuery({ ...queryOf(rolesApi.list, {}), enabled: userinfo?.pid === topPid })
  const byRole = {
    name: 'role',
    label: '角色',
    options: (data?.elements ?? []).map(({ id, name }) => ({ value: id, label: name })),
  } as const satisfies ListFilter
  return data ? [byType, byRole] : [byType]
}

/** 用户列表: find a user, disable, reset the password, sign out. */
export function UsersPage() {
  const users = useListPage(accountsApi.listUsers, {
    filter,
    ask: ({ keyword, type, state, role }) => ({ keyword, userType: type, role, ...stateQuery(state) }),
    pageSize: 10,
  })
  return (
    <DeskList
      title="用户列表"
      caption="用户列表"
      unit="人"
      pages={users}
      views={{ name: 'state', options: states }}
      filters={useFilters()}
      finds="用户名、企业、手机号或邮箱"
      findLabel="查找用户"
      columns={columns}
      rowKey={({ id }) => id}
      empty={<NothingListed of={users} text="没有符合条件的用户" />}
    >
      <InviteButton />
      <CreateButton />
    </DeskList>
  )
}

/** 代建用户, for whoever may; the one-time password of the new account is shown once. */
function CreateButton() {
  const may = useMay('users.save')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ username: string; password: string | undefined }>()
  if (!may) return null
  return (
    <>
      <Button variant="primary" onClick={() => setMaking(true)}>
        代建用户
      </Button>
      {isMaking && <CreateDialog onMade={setMade} onClose={() => setMaking(false)} />}
      <OneTimePasswordDialog
        username={made?.username ?? ''}
        password={made?.password}
        onClose={() => setMade(undefined)}
      />
    </>
  )
}

/** 邀请工作人员, for the administrator alone; the link is shown once. */
function InviteButton() {
  const { userinfo } = useSession()
  const [isInviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<{ username: string; invitation: Invitation | undefined }>()
  if (userinfo?.pid !== topPid) return null
  return (
    <>
      <Button onClick={() => setInviting(true)}>邀请工作人员</Button>
      {isInviting && <InviteDialog onInvited={setInvited} onClose={() => setInviting(false)} />}
      <InvitationDialog
        username={invited?.username ?? ''}
        invitation={invited?.invitation}
        onClose={() => setInvited(undefined)}
      />
    </>
  )
}

const columns: readonly Column<UserRow>[] = [
  {
    key: 'username',
    header: '用户名',
    cell: ({ id, username, companyName }) => (
      <span className={styles.name}>
        <Link to={`/users/${id}`}>
          <b>{username}</b>
        </Link>
        {companyName && <small>{companyName}</small>}
      </span>
    ),
    title: true,
  },
  { key: 'userType', header: '用户类型', cell: ({ userType }) => userTypeLabels[userType] },
  { key: 'phone', header: '手机号', cell: ({ phone }) => phone ?? '—' },
  { key: 'createTime', header: '注册时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'lastLoginTime', header: '最近登录', cell: ({ lastLoginTime }) => momentText(lastLoginTime) },
  { key: 'status', header: '状态', cell: (user) => <UserStatus user={user} /> },
  { key: 'actions', header: '操作', cell: (user) => <UserActions user={user} />, actions: true },
]
