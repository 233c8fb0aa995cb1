import { ActDialog, Button, call, DeskHead, ErrorView, type MenuEntry, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rolesApi } from '../../contract/role-endpoints.ts'
import { roleLimits } from '../../contract/role-limits.ts'
import type { RolePage, RoleView } from '../../contract/roles.ts'
import { columnOf } from './role-column.ts'
import { type Edited, RoleEditor } from './role-editor.tsx'
import { RoleTable } from './role-table.tsx'

const reads = [rolesApi.list]

/** 角色与权限: what each role gives; the administrator makes roles of his own, and changes and removes them. */
export function RolesPage() {
  const { data, error, isPending, refetch } = useQuery(queryOf(rolesApi.list, {}))
  if (isPending) return <Skeleton rows={10} rowHeight={48} />
  if (error) return <ErrorView title="角色加载失败" error={error} onRetry={() => void refetch()} />
  return <Roles page={data} />
}

const copy: MenuEntry = { id: 'copy', label: '复制成新角色' }
const ofOwn: readonly MenuEntry[] = [
  { id: 'change', label: '修改' },
  copy,
  { id: 'remove', label: '删除', danger: true },
]

/** The name of a copy, cut so that it stays within the limit. */
const copyName = (name: string): string => `${[...name].slice(0, roleLimits.name - 3).join('')} 副本`

const copyOf = ({ name, permissions }: RoleView): Edited => ({
  role: undefined,
  defaults: { name: copyName(name), permissions },
})

function Roles({ page }: { page: RolePage }) {
  const [edited, setEdited] = useState<Edited>()
  const [removed, setRemoved] = useState<RoleView>()
  const roleOf = (id: string) => page.elements.find((role) => role.id === id)
  const act = (id: string, chosen: string) => {
    const role = roleOf(id)
    if (!role) return
    if (chosen === 'copy') setEdited(copyOf(role))
    else if (chosen === 'change') setEdited({ role, defaults: { name: role.name, permissions: role.permissions } })
    else setRemoved(role)
  }
  return (
    <>
      <DeskHead
        title="角色与权限"
        beside={`${page.elements.length} 个角色`}
        lead="内置角色不能修改，可以复制成新的角色再调整。改动从各人下一次操作起生效。"
      >
        {!edited && (
          <Button
            icon="plus"
            size="small"
            variant="primary"
            onClick={() => setEdited({ role: undefined, defaults: { name: '', permissions: [] } })}
          >
            新建角色
          </Button>
        )}
      </DeskHead>
      {edited ? (
        <RoleEditor page={page} edited={edited} onClose={() => setEdited(undefined)} />
      ) : (
        <RoleTable
          permissions={page.permissions}
          columns={page.elements.map(columnOf)}
          acts={{ entriesOf: (id) => (roleOf(id)?.builtIn ? [copy] : ofOwn), onAct: act }}
        />
      )}
      {removed && (
        <ActDialog
          title={`删除角色：${removed.name}`}
          confirmText="删除"
          danger
          busyText="正在删除…"
          act={() => call(rolesApi.remove, { params: { id: removed.id } })}
          said="角色已删除"
          reads={reads}
          onClose={() => setRemoved(undefined)}
        >
          {removed.users > 0
            ? `现有 ${removed.users} 名工作人员在用这个角色，须先改换他们的角色，才能删除。`
            : '没有人在用这个角色。删除后不能恢复。'}
        </ActDialog>
      )}
    </>
  )
}
