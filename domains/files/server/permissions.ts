import { type Permission, permissionsIn } from '@portal/platform/server'
import type { FilePermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<FilePermission>('内容管理', {
  pictures: '公开文章与横幅的图片',
})
