import { ActionMenu, Card, Checkbox, Icon, Quiet, Select, Stack } from '@portal/platform/web'
import { useState } from 'react'
import type { PermissionRow } from '../../contract/roles.ts'
import { groupsOf } from './permission-groups.ts'
import { PermissionName } from './permission-name.tsx'
import type { RoleActs, RoleColumn } from './role-column.ts'
import css from './roles.module.css'

interface RoleListProps {
  permissions: readonly PermissionRow[]
  /** The roles to choose from; one that is being edited stands alone. */
  columns: readonly RoleColumn[]
  acts?: RoleActs | undefined
}

/** On a phone: one role at a time, as a list of ticks. */
export function RoleList({ permissions, columns, acts }: RoleListProps) {
  const [chosen, setChosen] = useState('')
  const shown = columns.find(({ onToggle }) => onToggle) ?? columns.find(({ id }) => id === chosen) ?? columns[0]
  if (!shown) return null
  return (
    <Stack gap={16}>
      {acts && (
        <div className={css.choice}>
          <Select
            aria-label="角色"
            placeholder={false}
            value={shown.id}
            onChange={setChosen}
            options={columns.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ActionMenu
            label={`角色操作 ${shown.name}`}
            entries={acts.entriesOf(shown.id)}
            onAction={(act) => acts.onAct(shown.id, act)}
          />
        </div>
      )}
      <Quiet>{shown.about}</Quiet>
      {groupsOf(permissions).map((group) => (
        <Card key={group.name} tone="bare" title={group.name}>
          <ul className={css.ticks}>
            {group.permissions.map((permission) => (
              <li key={permission.key}>
                <TickLine role={shown} permission={permission} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}

function TickLine({ role: { permissions, onToggle }, permission }: { role: RoleColumn; permission: PermissionRow }) {
  const isGiven = permissions.includes(permission.key)
  if (onToggle)
    return (
      <Checkbox value={isGiven} onChange={() => onToggle(permission.key)} label={<PermissionName of={permission} />} />
    )
  return (
    <span className={css.tick}>
      {isGiven ? (
        <Icon name="check" size={20} label="有" className={css.given} />
      ) : (
        <span className={css.none}>无</span>
      )}
      <PermissionName of={permission} />
    </span>
  )
}
