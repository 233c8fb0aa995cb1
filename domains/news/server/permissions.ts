import { type Permission, permissionsIn } from '@portal/platform/server'
import type { NewsPermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<NewsPermission>('内容管理', {
  'articles.write': '撰写文章',
  'articles.publish': '发布与撤下文章',
})
