import type { ById, SignedInCtx } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import { hasAccess } from '../contract/account.ts'
import { maskIdCard } from '../contract/masking.ts'
import type { UserDetail, UserEvent } from '../contract/user-detail.ts'
import { accountEvents } from './account-event.table.ts'
import { invitationEnd } from './invitation.store.ts'
import { rowsOf } from './list-users.ts'
import { viewUserAccess } from './manage-access.ts'
import { sessionsOf } from './own-sessions.ts'
import { showField } from './personal-data.ts'
import { getUser } from './user.store.ts'
import type { UserRecord } from './user.table.ts'
import { userNames, usernameOf } from './user-names.ts'

type DetailCtx = Pick<SignedInCtx, 'db' | 'now' | 'cipher' | 'actor' | 'permissions' | 'personal'>

/** The most lines of the history of an account that its page shows. */
const shownEvents = 100

const eventsOf = async (ctx: DetailCtx, userId: string): Promise<UserEvent[]> => {
  const rows = await ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id))
    .limit(shownEvents)
  const names = await userNames(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return rows.map(({ at, kind, actorId, address }) => ({
    time: at.getTime(),
    kind,
    actor: actorId && usernameOf(names, actorId),
    address,
  }))
}

/** Which agreement was in force when the account was registered, and when that was. */
export const agreedOf = async ({ db }: Pick<DetailCtx, 'db'>, userId: string): Promise<UserDetail['agreed']> => {
  const [row] = await db
    .select({ at: accountEvents.at, detail: accountEvents.detail })
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, userId), eq(accountEvents.kind, 'registered')))
  const { policyVersion } = (row?.detail ?? {}) as { policyVersion?: string }
  return row && policyVersion ? { policyVersion, time: row.at.getTime() } : null
}

const noAccess = { grants: [], denials: [], permissions: [] }

/** What a member of staff may do; nobody else has an access of his own. */
const accessOf = async (ctx: DetailCtx, user: UserRecord) => {
  if (!hasAccess(user)) return noAccess
  const { grants, denials, permissions } = await viewUserAccess(ctx, { params: { id: user.id } })
  return { grants, denials, permissions: permissions.filter(({ held }) => held) }
}

/** The things of the user in all domains, without those that the viewer may not read. */
const countsOf = async (ctx: DetailCtx, userId: string) => {
  const found = await Promise.all(ctx.personal.map(({ counts }) => counts?.(ctx, userId) ?? []))
  return found
    .flat()
    .filter(({ count, permission }) => count > 0 && ctx.actor.may?.(permission))
    .map(({ permission: _, newest, ...count }) => ({ ...count, newest: [...newest] }))
}

/** One account for the desk. */
export const userDetail = async (ctx: DetailCtx, { params }: ById): Promise<UserDetail> => {
  const user = await getUser(ctx, params.id)
  const [rows, agreed, invitationExpiresAt, access, sessions, counts, events] = await Promise.all([
    rowsOf(ctx, [user]),
    agreedOf(ctx, user.id),
    invitationEnd(ctx, user.id),
    accessOf(ctx, user),
    sessionsOf(ctx, user.id),
    countsOf(ctx, user.id),
    eventsOf(ctx, user.id),
  ])
  const [row] = rows as [(typeof rows)[number]]
  const idCard = showField(ctx, 'idCard', user, maskIdCard)
  const note = showField(ctx, 'note', user) ?? ''
  const { version } = user
  return { ...row, idCard, note, version, agreed, invitationExpiresAt, ...access, sessions, counts, events }
}
