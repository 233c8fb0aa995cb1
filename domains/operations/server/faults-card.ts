import type { TodayCard } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { OperationsPermission } from '../contract/permissions.ts'
import { healthStates } from './health-state.table.ts'

const permission: OperationsPermission = 'health.read'

/** How many checks of the portal found a fault when they were last made. */
export const faultsCard: TodayCard = {
  key: 'operations.faults',
  title: '运行异常',
  sort: 120,
  permission,
  link: '/health',
  count: async ({ db }) => ({ count: await db.$count(healthStates, eq(healthStates.state, 'fault')) }),
}
