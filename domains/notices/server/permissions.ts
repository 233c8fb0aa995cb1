import { type Permission, permissionsIn } from '@portal/platform/server'
import type { NoticePermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<NoticePermission>('审计与运行', {
  'notices.deliveries': '查看与重发通知',
})
