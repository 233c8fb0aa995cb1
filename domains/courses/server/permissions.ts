import { type Permission, permissionsIn } from '@portal/platform/server'
import type { CoursePermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<CoursePermission>(
  '互动与课程',
  {
    courses: '管理课程与报名',
  },
  ['courses'],
)
