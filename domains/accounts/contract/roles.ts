import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { roleLimits } from './role-limits.ts'

/** Keys of permissions, or ids of roles. Whether they are known is judged where the portal knows them all. */
export const keyList = (msg: string) =>
  z
    .array(z.string({ error: msg }).check(z.maxLength(roleLimits.key, msg)), { error: msg })
    .check(z.maxLength(roleLimits.keys, msg))

/** The version that was read, so that nobody overwrites what another has saved since. */
export const readVersion = z.number({ error: '缺少所依据的版本' })

export const roleForm = z.object({
  name: requiredText('请填写角色名称', { length: roleLimits.name, msg: `角色名称最多 ${roleLimits.name} 个字` }),
  permissions: keyList('权限有误'),
})
export type RoleForm = z.output<typeof roleForm>

export const changeRoleForm = z.extend(roleForm, { version: readVersion })
export type ChangeRoleForm = z.output<typeof changeRoleForm>

/** Something that staff may be allowed, with the heading under which it stands. */
export const permissionRow = z.object({
  key: z.string(),
  name: z.string(),
  group: z.string(),
  /** It opens personal data or moves money. */
  sensitive: z.boolean(),
})
export type PermissionRow = z.output<typeof permissionRow>

/** A role with what it gives. A built-in one never changes; its version is 0. */
export const role = z.object({
  id: z.string(),
  name: z.string(),
  builtIn: z.boolean(),
  permissions: z.array(z.string()),
  /** How many members of staff have it. */
  users: z.number(),
  version: z.number(),
})
export type RoleView = z.output<typeof role>

export const rolePage = z.object({ elements: z.array(role), permissions: z.array(permissionRow) })
export type RolePage = z.output<typeof rolePage>
