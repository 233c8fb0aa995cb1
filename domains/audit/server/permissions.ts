import { type Permission, permissionsIn } from '@portal/platform/server'
import type { AuditPermission } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = permissionsIn<AuditPermission>(
  '审计与运行',
  { 'audit.read': '查看与校验审计日志', 'audit.export': '导出审计日志' },
  ['audit.export'],
)
