import { type DeskFound, type DeskSearch, foundByTexts, type SignedInCtx, wholeFirst } from '@portal/platform/server'
import { desc, eq, or, type SQL } from 'drizzle-orm'
import type { MessagePermission } from '../../contract/permissions.ts'
import { messageStateLabels } from '../../contract/states.ts'
import { messages } from '../message.table.ts'
import { emailFingerprint } from '../personal-data.ts'

const permission: MessagePermission = 'messages.read'

const newest = async ({ db }: SignedInCtx, wanted: SQL | undefined, limit: number): Promise<DeskFound[]> => {
  const { number, title, state, createTime } = messages
  const rows = await db
    .select({ number, title, state })
    .from(messages)
    .where(wanted)
    .orderBy(desc(createTime), desc(messages.id))
    .limit(limit)
  return rows.map((row) => ({
    title: row.title,
    sub: `${messageStateLabels[row.state]} · ${row.number}`,
    link: `/messages/${row.number}`,
  }))
}

/** Messages by their whole number or the writer's whole address, then by a part of number or title. */
export const messageSearch: DeskSearch = {
  kind: 'messages',
  name: '留言',
  sort: 50,
  permission,
  list: '/messages?state=all',
  find: (ctx, keyword, limit) =>
    wholeFirst(
      limit,
      newest(
        ctx,
        or(eq(messages.number, keyword.toUpperCase()), eq(messages.lyEmailFingerprint, emailFingerprint(ctx, keyword))),
        limit,
      ),
      newest(ctx, foundByTexts([messages.number, messages.title], keyword), limit),
    ),
}
