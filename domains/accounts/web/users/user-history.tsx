import { Card, Empty, Log } from '@portal/platform/web'
import { accountEventLabels } from '../../contract/account-events.ts'
import type { UserDetail } from '../../contract/user-detail.ts'

/** What happened to an account, the latest first. */
export function UserHistory({ user: { events } }: { user: UserDetail }) {
  return (
    <Card tone="bare" title="账号记录">
      {events.length === 0 ? (
        <Empty text="还没有记录" />
      ) : (
        <Log
          label="账号记录"
          entries={events}
          line={({ time, kind, actor, address }) => ({ time, parts: [accountEventLabels[kind], actor, address] })}
        />
      )}
    </Card>
  )
}
