import { type Permission, permissionsIn } from '@portal/platform/server'
import { type AccountPermission, revealPermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff, and what the calls of several domains ask that show a number in whole. */
export const permissions: readonly Permission[] = [
  ...permissionsIn<AccountPermission>(
    '用户管理',
    {
      'users.read': '查看用户',
      'users.act': '管理用户账号与服务机构',
      'users.save': '代建用户与修改资料',
      'users.delete': '注销用户',
    },
    ['users.act', 'users.save', 'users.delete'],
  ),
  ...permissionsIn('敏感信息', { [revealPermission]: '查看完整证件号码、账号与出入境材料' }, [revealPermission]),
]
