import * as z from 'zod/mini'
import { keyList, permissionRow, readVersion } from './roles.ts'

/** What a member of staff may do: his roles, what is granted to him alone, and what is denied to him alone. */
export const accessForm = z.object({
  version: readVersion,
  roles: keyList('角色有误'),
  grants: keyList('权限有误'),
  denials: keyList('权限有误'),
})
export type AccessForm = z.output<typeof accessForm>

/** A permission, and what it comes from; `from` names the roles that give it. */
const accessPermission = z.extend(permissionRow, { from: z.array(z.string()), held: z.boolean() })

export const userAccessView = z.object({
  /** The name of the member of staff. */
  username: z.string(),
  version: z.number(),
  roles: z.array(z.string()),
  grants: z.array(z.string()),
  denials: z.array(z.string()),
  permissions: z.array(accessPermission),
  /** The roles to choose from, with the permissions that each gives. */
  choices: z.array(z.object({ id: z.string(), name: z.string(), permissions: z.array(z.string()) })),
})
export type UserAccessView = z.output<typeof userAccessView>

export const accessSaved = z.object({ permissions: z.array(z.string()), version: z.number() })
