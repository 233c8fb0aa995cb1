import { type ById, isId, readPage, type SignedInCtx } from '@portal/platform/server'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { NoticePage, NoticesQuery, UnreadCount } from '../contract/notices.ts'
import { type Catalogue, wordsOf } from './catalogue.ts'
import { ensure } from './failures.ts'
import { notices } from './notice.table.ts'

type OwnCtx = Pick<SignedInCtx, 'db' | 'actor' | 'now'>

const isOwn = ({ actor }: OwnCtx) => eq(notices.userId, actor.userId)

export const countUnread = async (ctx: OwnCtx): Promise<UnreadCount> => {
  return { unread: await ctx.db.$count(notices, and(isOwn(ctx), isNull(notices.readTime))) }
}

/** The caller's notices, the latest first. */
export const listNotices = async (
  ctx: OwnCtx & { catalogue: Catalogue },
  { query }: { query: NoticesQuery },
): Promise<NoticePage> => {
  const wanted = and(isOwn(ctx), query.unread === 1 ? isNull(notices.readTime) : undefined)
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: notices,
    where: wanted,
    orderBy: [desc(notices.createTime), desc(notices.id)],
  })
  const elements = rows.map(({ id, event, words, link, createTime, readTime }) => {
    const { name, text } = wordsOf(ctx.catalogue, event)
    return {
      id,
      event,
      name,
      text: words ?? text,
      link,
      createTime: createTime.getTime(),
      readTime: readTime?.getTime() ?? null,
    }
  })
  return { elements, totalElements, ...(await countUnread(ctx)) }
}

/** Marks a notice as read; a later call keeps the first moment. A notice of another user fails as if it did not exist. */
export const readNotice = async (ctx: OwnCtx, { params }: ById): Promise<UnreadCount> => {
  ensure(isId(params.id), 'record.not_found')
  const isIt = and(eq(notices.id, params.id), isOwn(ctx))
  const [found] = await ctx.db.select({ id: notices.id }).from(notices).where(isIt)
  ensure(found, 'record.not_found')
  await ctx.db
    .update(notices)
    .set({ readTime: ctx.now() })
    .where(and(isIt, isNull(notices.readTime)))
  return countUnread(ctx)
}

/** Marks all notices up to a moment as read, so that those which the user has not seen yet stay unread. */
export const readAllNotices = async (
  ctx: OwnCtx,
  { body }: { body: { until: number | null } },
): Promise<UnreadCount> => {
  const until = new Date(body.until ?? ctx.now().getTime())
  await ctx.db
    .update(notices)
    .set({ readTime: ctx.now() })
    .where(and(isOwn(ctx), isNull(notices.readTime), lte(notices.createTime, until)))
  return countUnread(ctx)
}
