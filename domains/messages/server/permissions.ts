import { type Permission, permissionsIn } from '@portal/platform/server'
import type { MessagePermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff. */
export const permissions: readonly Permission[] = permissionsIn<MessagePermission>('互动与课程', {
  'messages.read': '查看留言',
  'messages.act': '答复与处理留言',
})
