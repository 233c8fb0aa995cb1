/** A role is a bundle of permissions. */
export type Role = { id: string; name: string; gives: (permission: string) => boolean }

const names = (pattern: string, permission: string): boolean =>
  pattern.endsWith('*') ? permission.startsWith(pattern.slice(0, -1)) : pattern === permission

type Bundle = { id: string; name: string; holds: readonly string[]; without?: readonly string[] }

/**
 * `holds` and `without` name permissions, or with `*` at the end all that begin so: a domain that comes later is thereby within
 * the roles that hold everything.
 */
const bundle = ({ id, name, holds, without = [] }: Bundle): Role => ({
  id,
  name,
  gives: (permission) =>
    holds.some((pattern) => names(pattern, permission)) && !without.some((pattern) => names(pattern, permission)),
})

/** The roles that every portal has. Nobody changes them; they are copied into roles of the operator's own. */
export const builtInRoles: readonly Role[] = [
  bundle({ id: 'general', name: '综合岗', holds: ['*'], without: ['audit.*', 'users.delete'] }),
  bundle({
    id: 'desk',
    name: '受理专员',
    holds: [
      'requests.*',
      'rights.*',
      'patents.read',
      'patents.act',
      'trademarks.read',
      'trademarks.act',
      'evidence.*',
      'messages.*',
      'deadlines.read',
    ],
  }),
  bundle({
    id: 'editor',
    name: '内容编辑',
    holds: [
      ...['articles.*', 'pictures', 'banners', 'links', 'texts', 'recordals', 'courses', 'patents.imports'],
      'trademarks.reference',
    ],
  }),
  bundle({ id: 'finance', name: '财务', holds: ['orders.*'] }),
  bundle({ id: 'auditor', name: '审计员', holds: ['audit.*', 'health.read'] }),
]

/** What is stored of a member of staff. */
export type Access = { roles: string[]; grants: string[]; denials: string[] }

/** Staff of whom nothing is stored. */
export const accessAtFirst: Access = { roles: ['general'], grants: [], denials: [] }

/** With what is stored, the permissions that come from those of his roles that the operator made. */
export type HeldAccess = Access & { byOwnRoles: readonly string[] }

/** The roles of a member of staff that give a permission. */
export const rolesGiving = (all: readonly Role[], { roles }: Pick<Access, 'roles'>, permission: string): Role[] =>
  all.filter((role) => roles.includes(role.id) && role.gives(permission))

/** Effective is what a role gives or a grant adds, and no denial takes away. */
export const mayOf = (access: HeldAccess, permission: string): boolean =>
  !access.denials.includes(permission) &&
  (access.grants.includes(permission) ||
    access.byOwnRoles.includes(permission) ||
    rolesGiving(builtInRoles, access, permission).length > 0)
