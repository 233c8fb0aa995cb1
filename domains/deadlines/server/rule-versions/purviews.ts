import { type Permission, type Purview, permissionsIn } from '@portal/platform/server'
import type { DeadlinePermission } from '../../contract/permissions.ts'

export const rulePermissions: readonly Permission[] = permissionsIn<Extract<DeadlinePermission, 'deadlines.rules'>>(
  '内容管理',
  { 'deadlines.rules': '编写和核对期限规则' },
)

/** The page 期限规则 in the menu of the back office. */
export const rulePurviews: readonly Purview[] = [
  {
    name: '系统管理',
    icon: 'settings',
    access: 'system',
    path: '',
    sort: 95,
    children: [
      {
        name: '期限规则',
        icon: 'timeline',
        access: 'system.deadlineRules',
        path: '/deadline-rules',
        sort: 26,
        permission: 'deadlines.rules',
      },
    ],
  },
]
