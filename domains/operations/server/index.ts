import {
  bindRoutes,
  type JobCtx,
  listOutages,
  permissionsIn,
  type ServerDomain,
  scheduledJobs,
} from '@portal/platform/server'
import { operationsApi } from '../contract/endpoints.ts'
import type { OperationsPermission } from '../contract/permissions.ts'
import { faultsCard } from './faults-card.ts'
import { healthTicker, viewHealth } from './health.ts'
import { changeMaintenance, viewMaintenance, withdrawMaintenance } from './maintenance.ts'
import { ownChecks } from './own-checks.ts'
import { operationsPurviews } from './purviews.ts'
import { runJob } from './run-job.ts'
import { healthListeners, healthNotices } from './tell-health.ts'

export { backupReport } from './backup.ts'

/**
 * The domain that watches over the portal as a whole: `all` answers every domain of the portal, whose checks and jobs it
 * shows. It is asked for later, since the domains are put together after this one is made.
 */
export const createOperationsServer = (all: () => readonly ServerDomain[]): ServerDomain => {
  const jobs = () => scheduledJobs(all())
  const checks = () => [...ownChecks(jobs()), ...all().flatMap((domain) => domain.checks ?? [])]
  return {
    name: 'operations',
    routes: bindRoutes(operationsApi, {
      health: (ctx: JobCtx) => viewHealth(ctx, { checks: checks(), jobs: jobs() }),
      outages: (ctx, { query }) => listOutages(ctx, query),
      runJob: (ctx, input) => runJob(ctx, jobs(), input),
      maintenance: viewMaintenance,
      saveMaintenance: changeMaintenance,
      removeMaintenance: withdrawMaintenance,
    }),
    tickers: [healthTicker(checks)],
    todayCards: [faultsCard],
    listeners: [...healthListeners],
    notices: healthNotices(checks),
    permissions: permissionsIn<OperationsPermission>('审计与运行', { 'health.read': '查看运行状态与故障记录' }),
    purviews: operationsPurviews,
  }
}
