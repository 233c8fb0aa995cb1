import {
  type Column,
  choiceParam,
  DataTable,
  Empty,
  ErrorView,
  momentText,
  numberParam,
  Pagination,
  queryOf,
  Skeleton,
  StatusTag,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountStatuses, accountStatusLabels, userTypeLabels, userTypes } from '../contract/account.ts'
import { accountsApi } from '../contract/endpoints.ts'
import type { UserRow } from '../contract/users.ts'
import styles from './account.module.css'
import { UserFilters } from './user-filters.tsx'
import { UserRowActions } from './user-row-actions.tsx'

const search = z.object({
  keyword: textParam(),
  userType: choiceParam(['', ...userTypes], ''),
  status: choiceParam(['', ...accountStatuses], ''),
  pgIndex: numberParam(1, 1_000_000, 1),
})
export type UserSearch = z.output<typeof search>
const pgCount = 10

/** 用户列表: find a user, approve, disable, reset the password, sign out. */
export function UsersPage() {
  const [filter, patch] = useSearch(search)
  const query = queryOf(accountsApi.listUsers, { query: { ...filter, pgCount } })
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...query, placeholderData: keepPreviousData })
  const list = () => {
    if (error) return <ErrorView title="用户列表加载失败" error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton rows={pgCount} />
    if (data.elements.length === 0) return <Empty text="没有符合条件的用户" />
    return (
      <>
        <DataTable
          caption="用户列表"
          columns={columns}
          rows={data.elements}
          rowKey={({ id }) => id}
          busy={isPlaceholderData}
        />
        <Pagination
          page={filter.pgIndex}
          pageSize={pgCount}
          total={data.totalElements}
          onPage={(pgIndex) => patch({ pgIndex })}
        />
      </>
    )
  }
  return (
    <>
      <h1 className="sr-only">用户列表</h1>
      <UserFilters filter={filter} onChange={(changes) => patch({ ...changes, pgIndex: 1 })} />
      {list()}
    </>
  )
}

function Status({ user: { status, approvalState } }: { user: UserRow }) {
  if (status === 'disabled') return <StatusTag tone="refused">{accountStatusLabels.disabled}</StatusTag>
  if (approvalState === 'waiting') return <StatusTag tone="waiting">待审核</StatusTag>
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
