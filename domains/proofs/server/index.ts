import { bindRoutes, type JobCtx, type ServerDomain } from '@portal/platform/server'
import { logDeskApi } from '../contract/desk-endpoints.ts'
import { logApi } from '../contract/endpoints.ts'
import { workAnchors } from './anchor/work-anchors.ts'
import { statementAppended } from './log/append-statement.ts'
import { logCheck } from './log/log-check.ts'
import { readLogState } from './log/log-state.ts'
import { listAudits, runAudit } from './log/record-audit.ts'
import { restoreLog } from './log/restore-log.ts'
import { logHandlers } from './log/serve-log.ts'
import { workLog } from './log/work-log.ts'
import { permissions } from './permissions.ts'
import { proofsSettings } from './proofs.settings.ts'
import { authorityCheck } from './timestamp/authority-check.ts'
import { timestampListeners } from './timestamp/order-on-events.ts'
import { renewTimestamps } from './timestamp/renew-timestamps.ts'
import { workOrders } from './timestamp/work-orders.ts'

export { cardFiles } from './card/card-files.ts'
export { type CardFinding, findCard, newestCard } from './card/find-card.ts'
export { freshMs, sendPulse } from './card/send-pulse.ts'
export { appendStatement } from './log/append-statement.ts'
export { auditLog } from './log/audit-log.ts'
export { hashRanges } from './log/read-nodes.ts'
export { statementsFor } from './log/statements-for.ts'
export { proofsChanged } from './log/tell-changed.ts'
export { orderedProofs } from './ordered-proofs.ts'
export { ownLogs, ownPins, proofFiles, proofOf } from './proofs.ts'

const audit = async (ctx: JobCtx): Promise<void> => {
  await runAudit(ctx)
}

export const proofsServer: ServerDomain = {
  name: 'proofs',
  settings: proofsSettings,
  prepare: restoreLog,
  routes: [
    ...bindRoutes(logApi, logHandlers),
    ...bindRoutes(logDeskApi, { logState: readLogState, audits: listAudits, auditNow: runAudit }),
  ],
  permissions,
  checks: [logCheck, authorityCheck],
  jobs: [
    { name: 'proofs-audit-log', cron: '40 3 * * *', run: audit },
    { name: 'proofs-renew-timestamps', cron: '20 4 3 * *', run: renewTimestamps },
  ],
  listeners: [{ event: statementAppended, name: 'proofs-sign-checkpoint-soon', react: workLog }, ...timestampListeners],
  tickers: [
    // This job does again what failed on the first try: a signature that had to wait, a witness whose pause is over.
    { name: 'proofs-work-log', everyMs: 1_000, run: workLog },
    { name: 'proofs-work-timestamps', everyMs: 1_000, run: (ctx) => workOrders(ctx) },
    { name: 'proofs-work-anchors', everyMs: 250, run: workAnchors },
  ],
}
