import type { Page } from '@portal/platform/contract'
import { type Ctx, containing, readPage } from '@portal/platform/server'
import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { messageLimits } from '../contract/limits.ts'
import type { MessageRow, MessagesQuery } from '../contract/message-view.ts'
import { searchWords } from '../contract/search-words.ts'
import { ensure } from './failures.ts'
import { messages } from './message.table.ts'
import { ownRow, publicRow } from './message-row.ts'
import { isReaderKey } from './reader-key.ts'

type ReadCtx = Pick<Ctx, 'db' | 'cipher' | 'actor'>

const isPublic = and(isNotNull(messages.publicSince), inArray(messages.state, ['published', 'deleted']))

const matches = (keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const part = containing(keyword)
  const found = or(ilike(messages.title, part), ilike(messages.content, part), ilike(messages.reply, part))
  return and(eq(messages.state, 'published'), found)
}

/** The caller's own messages in all states, the latest first. */
const listOwn = async (ctx: ReadCtx, query: MessagesQuery): Promise<Page<MessageRow>> => {
  const { actor } = ctx
  ensure(actor, 'session.required')
  const { keyword } = query
  const part = containing(keyword)
  const wanted = and(
    eq(messages.userId, actor.userId),
    keyword === '' ? undefined : or(ilike(messages.title, part), ilike(messages.content, part)),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: messages,
    where: wanted,
    orderBy: [desc(messages.createTime), desc(messages.id)],
  })
  return { elements: rows.map((row) => ownRow(ctx, row)), totalElements }
}

/** The public messages, the latest answer first; on demand the caller's own ones instead. */
export const listMessages = async (ctx: ReadCtx, { query }: { query: MessagesQuery }): Promise<Page<MessageRow>> => {
  if (query.mine === 1) return listOwn(ctx, query)
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: messages,
    where: and(isPublic, matches(query.keyword)),
    orderBy: [desc(messages.replyTime), desc(messages.id)],
  })
  return { elements: rows.map((row) => publicRow(ctx, row)), totalElements }
}

/** One message for the visitor who wrote it without an account; with a wrong key it fails as if the message did not exist. */
export const readByKey = async (
  ctx: ReadCtx,
  { query }: { query: { id: string; key: string } },
): Promise<MessageRow> => {
  const [found] = await ctx.db.select().from(messages).where(eq(messages.number, query.id))
  ensure(found && found.userId === null && isReaderKey(ctx, found.id, query.key), 'record.not_found')
  return ownRow(ctx, found)
}

/** A question counts as similar from this many common words on; fewer are chance. */
const fewestWords = 2

/** Published questions that share words with the text that somebody is writing, the most similar first. */
export const listSimilar = async (
  ctx: ReadCtx,
  { body }: { body: { text: string } },
): Promise<{ elements: MessageRow[] }> => {
  const words = searchWords(body.text)
  if (words.length === 0) return { elements: [] }
  const given = sql`${sql.param(words)}::text[]`
  const common = sql`cardinality(array(select unnest(${messages.searchWords}) intersect select unnest(${given})))`
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.state, 'published'),
        sql`${messages.searchWords} && ${given}`,
        sql`${common} >= ${Math.min(fewestWords, words.length)}`,
      ),
    )
    .orderBy(desc(common), desc(messages.replyTime))
    .limit(messageLimits.similar)
  return { elements: rows.map((row) => publicRow(ctx, row)) }
}
