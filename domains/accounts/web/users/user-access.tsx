import { Card, type Column, DataTable, Empty, LinkButton } from '@portal/platform/web'
import { topPid } from '../../contract/account.ts'
import type { UserDetail } from '../../contract/user-detail.ts'
import { PermissionName } from '../roles/permission-name.tsx'
import { useSession } from '../session.ts'

type Held = UserDetail['permissions'][number]

const columns: readonly Column<Held>[] = [
  { key: 'name', header: '权限', title: true, cell: (one) => <PermissionName of={one} /> },
  { key: 'group', header: '分组', cell: ({ group }) => group },
  { key: 'from', header: '来自', cell: ({ from }) => (from.length > 0 ? from.join('、') : '单独授予') },
]

/** What a member of staff may do and where each permission comes from; the administrator changes it on a page of its own. */
export function UserAccess({ user }: { user: UserDetail }) {
  const { userinfo } = useSession()
  const change = userinfo?.pid === topPid && (
    <LinkButton to={`/users/${user.id}/access`} size="small">
      修改权限
    </LinkButton>
  )
  return (
    <Card tone="bare" title="拥有的权限" actions={change}>
      {user.permissions.length === 0 ? (
        <Empty text="没有任何权限" />
      ) : (
        <DataTable caption="拥有的权限" columns={columns} rows={user.permissions} rowKey={({ key }) => key} />
      )}
    </Card>
  )
}
