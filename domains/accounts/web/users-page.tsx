import {
  type Column,
  choiceParam,
  DeskList,
  type ListFilter,
  momentText,
  NothingListed,
  StatusTag,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { accountStatusLabels, approvalStateLabels, userTypeLabels, userTypes } from '../contract/account.ts'
import { accountsApi } from '../contract/endpoints.ts'
import type { UserRow } from '../contract/users.ts'
import styles from './account.module.css'
import { UserRowActions } from './user-row-actions.tsx'
import { stateQuery, userStateLabels, userStates } from './user-states.ts'

const filter = {
  keyword: wordsParam(),
  type: choiceParam(['', ...userTypes], ''),
  state: choiceParam(userStates, ''),
}

const states = userStates.map((value) => ({ value, label: userStateLabels[value] }))
const filters = [
  { name: 'type', label: '用户类型', options: userTypes.map((value) => ({ value, label: userTypeLabels[value] })) },
] as const satisfies readonly ListFilter[]

/** 用户列表: find a user, disable, reset the password, sign out. */
export function UsersPage() {
  const users = useListPage(accountsApi.listUsers, {
    filter,
    ask: ({ keyword, type, state }) => ({ keyword, userType: type, ...stateQuery(state) }),
    pageSize: 10,
  })
  return (
    <DeskList
      title="用户列表"
      caption="用户列表"
      unit="人"
      pages={users}
      views={{ name: 'state', options: states }}
      filters={filters}
      finds="用户名、企业、手机号或邮箱"
      findLabel="查找用户"
      columns={columns}
      rowKey={({ id }) => id}
      empty={<NothingListed of={users} text="没有符合条件的用户" />}
    />
  )
}

function Status({ user: { status, approvalState } }: { user: UserRow }) {
  if (status === 'disabled') return <StatusTag tone="refused">{accountStatusLabels.disabled}</StatusTag>
  if (approvalState === 'waiting') return <StatusTag tone="waiting">{approvalStateLabels.waiting}</StatusTag>
  return <StatusTag tone="done">{accountStatusLabels.active}</StatusTag>
}

const columns: readonly Column<UserRow>[] = [
  {
    key: 'username',
    header: '用户名',
    cell: ({ username, companyName }) => (
      <span className={styles.name}>
        <b>{username}</b>
        {companyName && <small>{companyName}</small>}
      </span>
    ),
    title: true,
  },
  { key: 'userType', header: '用户类型', cell: ({ userType }) => userTypeLabels[userType] },
  { key: 'phone', header: '手机号', cell: ({ phone }) => phone ?? '—' },
  { key: 'createTime', header: '注册时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'lastLoginTime', header: '最近登录', cell: ({ lastLoginTime }) => momentText(lastLoginTime) },
  { key: 'status', header: '状态', cell: (user) => <Status user={user} /> },
  { key: 'actions', header: '操作', cell: (user) => <UserRowActions user={user} />, actions: true },
]
