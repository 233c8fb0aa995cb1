import { type Permission, permissionsIn } from '@portal/platform/server'
import type { RecordalPermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<RecordalPermission>('内容管理', {
  recordals: '导入海关备案数据',
})
