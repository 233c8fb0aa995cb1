import {
  Button,
  type Column,
  call,
  DataTable,
  ErrorView,
  keyOf,
  momentWords,
  queryOf,
  Skeleton,
  StatusTag,
  toast,
  useAction,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { accountsApi } from '../contract/endpoints.ts'
import type { SessionRow } from '../contract/sessions.ts'

/** The places where the user is signed in; he can end each session but the one of this page. */
export function SessionList() {
  const { data, error, refetch } = useQuery(queryOf(accountsApi.listSessions, {}))
  if (error) return <ErrorView title="登录列表加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} />
  return <DataTable caption="我的登录" columns={columns} rows={data.elements} rowKey={({ id }) => id} />
}

function EndButton({ session }: { session: SessionRow }) {
  const queries = useQueryClient()
  const end = useCallback(async () => {
    await call(accountsApi.endSession, { params: { id: session.id } })
    toast('已结束该处登录')
    await queries.invalidateQueries({ queryKey: keyOf(accountsApi.listSessions) })
  }, [session.id, queries])
  const { run, busy } = useAction(end)
  if (session.current) return <StatusTag tone="done">本次登录</StatusTag>
  return (
    <Button variant="text" busy={busy} busyText="正在结束…" onClick={() => void run()}>
      结束
    </Button>
  )
}

const columns: readonly Column<SessionRow>[] = [
  { key: 'browser', header: '浏览器', cell: ({ browser }) => browser, title: true },
  { key: 'address', header: '网络地址', cell: ({ address }) => address },
  { key: 'createTime', header: '登录时间', cell: ({ createTime }) => momentWords(createTime) },
  { key: 'lastSeenTime', header: '最近使用', cell: ({ lastSeenTime }) => momentWords(lastSeenTime) },
  { key: 'end', header: '操作', cell: (session) => <EndButton session={session} />, actions: true },
]
