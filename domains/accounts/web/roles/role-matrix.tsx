import { ActionMenu, Checkbox, classNames, Icon } from '@portal/platform/web'
import type { PermissionRow } from '../../contract/roles.ts'
import { groupsOf } from './permission-groups.ts'
import { PermissionName } from './permission-name.tsx'
import type { RoleActs, RoleColumn } from './role-column.ts'
import css from './roles.module.css'

interface RoleMatrixProps {
  permissions: readonly PermissionRow[]
  columns: readonly RoleColumn[]
  /** Left out while a role is being edited. */
  acts?: RoleActs | undefined
}

/** Roles across, permissions down by their groups, a tick where a role gives a permission. Head and first column stay in sight. */
export function RoleMatrix({ permissions, columns, acts }: RoleMatrixProps) {
  return (
    // A box that scrolls must be reachable by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section className={css.frame} aria-label="角色与权限表" tabIndex={0}>
      <table className={css.matrix}>
        <caption className="sr-only">各角色的权限</caption>
        <thead>
          <tr>
            <th scope="col">权限</th>
            {columns.map((column) => (
              <RoleHead key={column.id} column={column} acts={acts} />
            ))}
          </tr>
        </thead>
        {groupsOf(permissions).map((group) => (
          <tbody key={group.name}>
            <tr className={css.group}>
              <th scope="rowgroup">{group.name}</th>
              <td colSpan={columns.length} />
            </tr>
            {group.permissions.map((permission) => (
              <tr key={permission.key}>
                <th scope="row">
                  <PermissionName of={permission} />
                </th>
                {columns.map((column) => (
                  <td key={column.id} className={classNames(column.onToggle && css.edited)}>
                    <Tick column={column} permission={permission} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function RoleHead({
  column: { id, name, about, onToggle },
  acts,
}: { column: RoleColumn } & Pick<RoleMatrixProps, 'acts'>) {
  return (
    <th scope="col" className={classNames(onToggle && css.edited)}>
      <span className={css.role}>
        <span>
          {name}
          <small>{about}</small>
        </span>
        {acts && (
          <ActionMenu label={`角色操作 ${name}`} entries={acts.entriesOf(id)} onAction={(act) => acts.onAct(id, act)} />
        )}
      </span>
    </th>
  )
}

function Tick({ column, permission: { key, name } }: { column: RoleColumn; permission: PermissionRow }) {
  const isGiven = column.permissions.includes(key)
  const { onToggle } = column
  if (onToggle)
    return (
      <Checkbox
        value={isGiven}
        onChange={() => onToggle(key)}
        label={<span className="sr-only">{`${column.name}：${name}`}</span>}
      />
    )
  return isGiven ? (
    <Icon name="check" size={20} label="有" className={css.given} />
  ) : (
    <span className="sr-only">无</span>
  )
}
