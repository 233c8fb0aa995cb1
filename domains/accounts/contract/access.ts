import * as z from 'zod/mini'

const keys = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200))

/** What a member of staff may do: his roles, what is granted to him alone, and what is denied to him alone. */
export const accessForm = z.object({
  /** The version that was read. */
  version: z.number(),
  roles: keys,
  grants: keys,
  denials: keys,
})
export type AccessForm = z.output<typeof accessForm>

/** A permission, and what it comes from; `from` names the roles that give it. */
const accessPermission = z.object({
  key: z.string(),
  name: z.string(),
  group: z.string(),
  sensitive: z.boolean(),
  from: z.array(z.string()),
  held: z.boolean(),
})

export const userAccessView = z.object({
  version: z.number(),
  roles: z.array(z.string()),
  grants: z.array(z.string()),
  denials: z.array(z.string()),
  permissions: z.array(accessPermission),
  /** The roles to choose from. */
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type UserAccessView = z.output<typeof userAccessView>

export const accessSaved = z.object({ permissions: z.array(z.string()), version: z.number() })
