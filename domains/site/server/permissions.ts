import { type Permission, permissionsIn } from '@portal/platform/server'
import type { SitePermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = [
  ...permissionsIn<Exclude<SitePermission, 'health.read'>>('内容管理', {
    banners: '维护首页横幅',
    links: '维护外部链接',
  }),
  ...permissionsIn<'health.read' & SitePermission>('审计与运行', { 'health.read': '查看运行状态与故障记录' }),
]
