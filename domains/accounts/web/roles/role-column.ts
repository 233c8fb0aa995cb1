import type { MenuEntry } from '@portal/platform/web'
import type { RoleView } from '../../contract/roles.ts'

/** A role as the table and the list show it. One that is being edited has a way to tick and untick. */
export type RoleColumn = {
  id: string
  name: string
  /** What kind of role it is and how many have it. */
  about: string
  permissions: readonly string[]
  onToggle?: (permission: string) => void
}

/** What the administrator may do with roles, and what happens when he does. */
export type RoleActs = { entriesOf: (id: string) => readonly MenuEntry[]; onAct: (id: string, act: string) => void }

export const columnOf = ({ id, name, builtIn, permissions, users }: RoleView): RoleColumn => ({
  id,
  name,
  about: `${builtIn ? '内置 · ' : ''}${users} 人`,
  permissions,
})
