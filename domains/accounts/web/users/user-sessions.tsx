import { Button, Card, type Column, call, DataTable, Empty, momentWords, useDeskAct } from '@portal/platform/web'
import { accountsApi } from '../../contract/endpoints.ts'
import type { SessionRow } from '../../contract/sessions.ts'
import type { UserDetail } from '../../contract/user-detail.ts'
import { userReads } from './user-reads.ts'

function EndButton({ user, session }: { user: UserDetail; session: SessionRow }) {
  const { run, busy } = useDeskAct(userReads)
  const end = () =>
    run(() => call(accountsApi.endUserSession, { params: { id: user.id, sessionId: session.id } }), '已结束该处登录')
  return (
    <Button
      variant="text"
      busy={busy}
      busyText="正在结束…"
      aria-label={`结束 ${session.browser}`}
      onClick={() => void end()}
    >
      结束
    </Button>
  )
}

const columnsFor = (user: UserDetail): readonly Column<SessionRow>[] => [
  { key: 'browser', header: '浏览器', cell: ({ browser }) => browser, title: true },
  { key: 'address', header: '网络地址', cell: ({ address }) => address },
  { key: 'createTime', header: '登录时间', cell: ({ createTime }) => momentWords(createTime) },
  { key: 'lastSeenTime', header: '最近使用', cell: ({ lastSeenTime }) => momentWords(lastSeenTime) },
  ...(user.can.includes('endSessions')
    ? [
        {
          key: 'end',
          header: '操作',
          cell: (session: SessionRow) => <EndButton user={user} session={session} />,
          actions: true as const,
        },
      ]
    : []),
]

/** Where a user is signed in; staff end a single session here, and all of them by 强制下线. */
export function UserSessions({ user }: { user: UserDetail }) {
  return (
    <Card tone="bare" title="登录中">
      {user.sessions.length === 0 ? (
        <Empty text="现在没有登录" />
      ) : (
        <DataTable caption="登录中" columns={columnsFor(user)} rows={user.sessions} rowKey={({ id }) => id} />
      )}
    </Card>
  )
}
