/**
 * A role is a bundle of permissions. `holds` and `without` name permissions, or with `*` at the end all that begin so: a
 * domain that comes later is thereby within the roles that hold everything.
 */
type Role = { id: string; name: string; holds: readonly string[]; without?: readonly string[] }

/** The roles that every portal has. */
const roles: readonly Role[] = [
  { id: 'general', name: '综合岗', holds: ['*'], without: ['audit.*', 'users.delete'] },
  {
    id: 'desk',
    name: '受理专员',
    holds: ['requests.*', 'patents.*', 'trademarks.read', 'trademarks.act', 'evidence.*', 'messages.*'],
  },
  {
    id: 'editor',
    name: '内容编辑',
    holds: ['articles.*', 'banners', 'links', 'texts', 'recordals', 'courses', 'trademarks.reference'],
  },
  { id: 'finance', name: '财务', holds: ['orders.*'] },
  { id: 'auditor', name: '审计员', holds: ['audit.*', 'health.read'] },
]

export const roleChoices = roles.map(({ id, name }) => ({ id, name }))

const names = (pattern: string, permission: string): boolean =>
  pattern.endsWith('*') ? permission.startsWith(pattern.slice(0, -1)) : pattern === permission

const holds = (role: Role, permission: string): boolean =>
  role.holds.some((pattern) => names(pattern, permission)) &&
  !role.without?.some((pattern) => names(pattern, permission))

/** What is stored of a member of staff. */
export type Access = { roles: string[]; grants: string[]; denials: string[] }

/** Staff of whom nothing is stored. */
export const accessAtFirst: Access = { roles: ['general'], grants: [], denials: [] }

/** The names of the roles that give a permission. */
export const rolesGiving = (access: Access, permission: string): string[] =>
  roles.filter((role) => access.roles.includes(role.id) && holds(role, permission)).map(({ name }) => name)

/** Effective is what a role gives or a grant adds, and no denial takes away. */
export const mayOf = (access: Access, permission: string): boolean =>
  !access.denials.includes(permission) &&
  (access.grants.includes(permission) || rolesGiving(access, permission).length > 0)
