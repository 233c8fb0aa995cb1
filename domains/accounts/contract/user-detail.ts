import * as z from 'zod/mini'
import { accountEventKinds } from './account-events.ts'
import { permissionRow } from './roles.ts'
import { sessionRow } from './sessions.ts'
import { userRow } from './users.ts'

/** How many things of one kind a user has, how many are still open, and the newest of them. */
export const userCount = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number(),
  open: z.number(),
  newest: z.array(z.object({ name: z.string(), link: z.string() })),
})
export type UserCount = z.output<typeof userCount>

/** One line of the history of an account. */
export const userEvent = z.object({
  time: z.number(),
  kind: z.enum(accountEventKinds),
  /** Who caused it; null where nobody was signed in. */
  actor: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type UserEvent = z.output<typeof userEvent>

/** The agreement that was in force when the account was registered; null where somebody else made the account. */
const agreed = z.nullable(z.object({ policyVersion: z.string(), time: z.number() }))

/** One account for the desk: contact data masked; what the viewer may not see of other domains is left out. */
export const userDetail = z.extend(userRow, {
  idCard: z.nullable(z.string()),
  /** A remark of staff, which the user does not see. */
  note: z.string(),
  /** Rises with each change; whoever saves names the version that he read. */
  version: z.number(),
  agreed,
  /** Until when the invitation works that somebody has not accepted yet; null for everybody else. */
  invitationExpiresAt: z.nullable(z.number()),
  grants: z.array(z.string()),
  denials: z.array(z.string()),
  /** What a member of staff may do, with the roles that give it; `from` is empty for a single grant. */
  permissions: z.array(z.extend(permissionRow, { from: z.array(z.string()) })),
  sessions: z.array(sessionRow),
  counts: z.array(userCount),
  events: z.array(userEvent),
})
export type UserDetail = z.output<typeof userDetail>
