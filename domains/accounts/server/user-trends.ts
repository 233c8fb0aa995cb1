import { countPerDay, type TrendSource } from '@portal/platform/server'
import type { AccountPermission } from '../contract/permissions.ts'
import { users } from './user.table.ts'

const permission: AccountPermission = 'users.read'

/** How many accounts were made on each day. */
export const userTrends: readonly TrendSource[] = [
  { column: 'users', permission, perDay: (ctx, first) => countPerDay(ctx, users, users.createTime, first) },
]
