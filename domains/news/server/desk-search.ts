import { containing, type DeskSearch } from '@portal/platform/server'
import { and, desc, ilike, isNull } from 'drizzle-orm'
import type { NewsPermission } from '../contract/permissions.ts'
import { articleStateLabels } from '../contract/states.ts'
import { articles } from './article.table.ts'

const permission: NewsPermission = 'articles.write'

/** Articles by a part of their title, those saved last first. */
export const articleSearch: DeskSearch = {
  kind: 'articles',
  name: '文章',
  sort: 60,
  permission,
  list: '/articles',
  find: async ({ db }, keyword, limit) => {
    const { id, title, state, saveTime, removeTime } = articles
    const rows = await db
      .select({ id, title, state })
      .from(articles)
      .where(and(isNull(removeTime), ilike(title, containing(keyword))))
      .orderBy(desc(saveTime), desc(id))
      .limit(limit)
    return rows.map((row) => ({ title: row.title, sub: articleStateLabels[row.state], link: `/articles/${row.id}` }))
  },
}
