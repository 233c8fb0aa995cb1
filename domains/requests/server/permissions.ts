import { type Permission, permissionsIn } from '@portal/platform/server'
import type { RequestPermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<RequestPermission>(
  '业务受理',
  {
    'requests.read': '查看海外维权业务',
    'requests.act': '办理海外维权业务',
    'requests.assign': '领取与分派业务',
    'requests.export': '导出业务列表',
    'requests.blocks': '维护答复模板',
  },
  ['requests.export'],
)
