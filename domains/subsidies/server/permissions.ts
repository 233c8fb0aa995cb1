import { type Permission, permissionsIn } from '@portal/platform/server'
import type { SubsidyPermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<SubsidyPermission>('展会存证', {
  'evidence.subsidy': '维护补贴材料清单',
})
