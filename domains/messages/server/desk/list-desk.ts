import { userNames } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { type Actor, type Ctx, containing, readPage, within } from '@portal/platform/server'
import { and, count, desc, eq, gt, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DeskQuery, DeskRow, LaneCounts } from '../../contract/desk-view.ts'
import type { MessagePermission } from '../../contract/permissions.ts'
import { actionsIn, messageStates, openStates } from '../../contract/states.ts'
import type { Message } from '../message.table.ts'
import { messages } from '../message.table.ts'
import { emailFingerprint, findField, isForgotten } from '../personal-data.ts'

export type DeskCtx = Pick<Ctx, 'db' | 'now' | 'cipher'>
/** The context of what is shown to a member of staff, with what he may do. */
export type ShownCtx = DeskCtx & { actor: Pick<Actor, 'userId' | 'may'> }

const act: MessagePermission = 'messages.act'

const orders = {
  '': [desc(messages.createTime), desc(messages.id)],
  due: [sql`${messages.nextDue} asc nulls last`, desc(messages.createTime), desc(messages.id)],
} satisfies Record<DeskQuery['sort'], SQL[]>

/** The message waits for somebody of the desk. */
export const isOpenMessage: SQL = inArray(messages.state, [...openStates])

const inLane = (state: DeskQuery['state']): SQL | undefined => {
  if (state === '') return undefined
  return state === 'open' ? isOpenMessage : eq(messages.state, state)
}

/** The condition of a level: this share of the promised time has passed, and the next share has not. */
const hasUsed = (now: Date, level: DeskQuery['level']): SQL | undefined => {
  if (level === null) return undefined
  return level === 100 ? lte(messages.nextDue, now) : and(lte(messages.lateDue, now), gt(messages.nextDue, now))
}

/** The condition of a keyword. E-mail addresses are encrypted, so only a whole address can be found. */
const matches = (ctx: DeskCtx, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const part = containing(keyword)
  return or(
    ilike(messages.number, part),
    ilike(messages.title, part),
    ilike(messages.content, part),
    eq(messages.lyEmailFingerprint, emailFingerprint(ctx, keyword)),
  )
}

export const deskRowOf = (ctx: ShownCtx, message: Message, username: string | null): DeskRow => ({
  id: message.number,
  title: message.title,
  lyName: findField(ctx, 'lyName', message),
  username,
  state: message.state,
  heldFor: message.heldFor,
  createTime: message.createTime.getTime(),
  replyTime: message.replyTime?.getTime() ?? null,
  nextDue: message.nextDue?.getTime() ?? null,
  // A message whose writer was forgotten cannot leave the spam, since nobody is left to be answered.
  can: ctx.actor.may?.(act)
    ? actionsIn(message.state).filter((action) => action !== 'clearSpam' || !isForgotten(message))
    : [],
})

/** All messages for the desk, the newest first, or the one that is due next first. */
export const listDesk = async (ctx: ShownCtx, { query }: { query: DeskQuery }): Promise<Page<DeskRow>> => {
  const { state, keyword, level, sort } = query
  const wanted = and(
    inLane(state),
    within(messages.createTime, query),
    hasUsed(ctx.now(), level),
    matches(ctx, keyword),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: messages,
    where: wanted,
    orderBy: orders[sort],
  })
  const names = await userNames(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const elements = rows.map((row) => deskRowOf(ctx, row, (row.userId && names.get(row.userId)?.username) ?? null))
  return { elements, totalElements }
}

export const countLanes = async (ctx: DeskCtx): Promise<LaneCounts> => {
  const rows = await ctx.db.select({ state: messages.state, total: count() }).from(messages).groupBy(messages.state)
  const used = (level: 80 | 100) => sql`count(*) filter (where ${hasUsed(ctx.now(), level)})`.mapWith(Number)
  const [levels] = await ctx.db.select({ 80: used(80), 100: used(100) }).from(messages)
  const found = new Map(rows.map(({ state, total }) => [state, total]))
  const lanes = Object.fromEntries(messageStates.map((state) => [state, found.get(state) ?? 0]))
  return { lanes: lanes as LaneCounts['lanes'], levels: levels ?? { 80: 0, 100: 0 } }
}
