import {
  Button,
  Card,
  type Column,
  choiceParam,
  Empty,
  ListHead,
  momentText,
  numberParam,
  PagedTable,
  queryOf,
  StatusTag,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountStatusLabels, approvalStateLabels, userTypeLabels, userTypes } from '../contract/account.ts'
import { accountsApi } from '../contract/endpoints.ts'
import type { UserRow } from '../contract/users.ts'
import styles from './account.module.css'
import { UserFilters, type UserState, userStates } from './user-filters.tsx'
import { UserRowActions } from './user-row-actions.tsx'

const usersSearch = z.object({
  keyword: textParam(),
  type: choiceParam(['', ...userTypes], ''),
  state: choiceParam(userStates, ''),
  page: numberParam(1, 1_000_000, 1),
})
const noFilter = { keyword: '', type: '', state: '', page: 1 } as const
const pgCount = 10

/** A provider that waits for approval is active too; the filter tells them apart. */
const stateQuery = (state: UserState) =>
  state === 'waiting' ? ({ status: 'active', approvalState: 'waiting' } as const) : { status: state }

/** 用户列表: find a user, approve, disable, reset the password, sign out. */
export function UsersPage() {
  const [search, patch] = useSearch(usersSearch)
  const { keyword = '', type, state, page } = search
  const query = { keyword, userType: type, ...stateQuery(state), pgIndex: page, pgCount }
  const list = useQuery({ ...queryOf(accountsApi.listUsers, { query }), placeholderData: keepPreviousData })
  const isFiltered = [keyword, type, state].some((value) => value !== '')
  return (
    <Card>
      <ListHead title="用户列表" />
      <UserFilters filter={{ keyword, type, state }} onChange={(changes) => patch({ ...changes, page: 1 })} />
      <PagedTable
        list={list}
        caption="用户列表"
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        pageSize={pgCount}
        onPage={(next) => patch({ page: next })}
        empty={
          <Empty
            text="没有符合条件的用户"
            {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })}
          />
        }
      />
    </Card>
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
