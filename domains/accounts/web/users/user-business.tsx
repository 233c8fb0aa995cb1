import { Card, type Column, DataTable, Empty } from '@portal/platform/web'
import { Link } from 'react-router'
import type { UserCount, UserDetail } from '../../contract/user-detail.ts'

const columns: readonly Column<UserCount>[] = [
  { key: 'name', header: '业务', title: true, cell: ({ name }) => name },
  { key: 'count', header: '数量', cell: ({ count }) => count },
  { key: 'open', header: '未了结', cell: ({ open }) => open },
  {
    key: 'newest',
    header: '最近',
    cell: ({ newest }) =>
      newest.map(({ name, link }, at) => (
        <span key={link}>
          {at > 0 && '、'}
          <Link to={link}>{name}</Link>
        </span>
      )),
  },
]

/** How much a user has under way, of what the viewer may see. */
export function UserBusiness({ user: { counts } }: { user: UserDetail }) {
  return (
    <Card tone="bare" title="业务">
      {counts.length === 0 ? (
        <Empty text="没有您可以查看的业务" />
      ) : (
        <DataTable caption="业务" columns={columns} rows={counts} rowKey={({ key }) => key} />
      )}
    </Card>
  )
}
