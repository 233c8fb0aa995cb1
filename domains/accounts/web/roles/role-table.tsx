import { phoneWidth, useMedia } from '@portal/platform/web'
import type { PermissionRow } from '../../contract/roles.ts'
import type { RoleActs, RoleColumn } from './role-column.ts'
import { RoleList } from './role-list.tsx'
import { RoleMatrix } from './role-matrix.tsx'

interface RoleTableProps {
  permissions: readonly PermissionRow[]
  columns: readonly RoleColumn[]
  acts?: RoleActs | undefined
}

/** What the roles give: a table of all of them, and on a phone one of them at a time. */
export function RoleTable(props: RoleTableProps) {
  const isPhone = useMedia(phoneWidth)
  return isPhone ? <RoleList {...props} /> : <RoleMatrix {...props} />
}
