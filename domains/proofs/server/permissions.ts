import { type Permission, permissionsIn } from '@portal/platform/server'
import type { EvidencePermission } from '../contract/permissions.ts'

/** What the calls about evidence ask of staff, those of this domain and those of the domain that keeps the evidence. */
export const permissions: readonly Permission[] = permissionsIn<EvidencePermission>('展会存证', {
  'evidence.read': '查看存证与存证日志',
  'evidence.act': '核对存证原件、审计存证日志',
})
