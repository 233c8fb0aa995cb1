import { type Permission, permissionsIn } from '@portal/platform/server'
import type { SitePermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<SitePermission>('内容管理', {
  banners: '维护首页横幅',
  links: '维护外部链接',
  texts: '维护页面上的说明文本',
})
