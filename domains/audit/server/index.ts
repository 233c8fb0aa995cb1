import { bindRoutes, type NoticeEntry, type Purview, type ServerDomain } from '@portal/platform/server'
import { auditApi } from '../contract/endpoints.ts'
import { anchorHead } from './anchor-head.ts'
import { exportEntries } from './export-entries.ts'
import { sealHistories } from './histories/seal-histories.ts'
import { listEntries, viewEntry } from './list-entries.ts'
import { permissions } from './permissions.ts'
import { sealCheck } from './seal-check.ts'
import { sealEntries } from './seal-entries.ts'
import { auditAltered, verifyChain, viewVerification } from './verify-chain.ts'
import { writeEntry } from './write-entry.ts'

const purviews: readonly Purview[] = [
  {
    name: '审计与运行',
    icon: 'shield',
    access: 'operations',
    path: '',
    sort: 90,
    children: [
      { name: '审计日志', icon: 'list', access: 'audit.log', path: '/audit', sort: 10, permission: 'audit.read' },
    ],
  },
]

const notices: readonly NoticeEntry[] = [
  {
    event: auditAltered,
    name: '审计日志校验异常',
    to: 'staff',
    holding: 'audit.read',
    text: '审计日志或业务记录校验发现异常，请立即查看。',
    link: () => '/admin.html#/audit',
  },
]

export { archiveEntries } from './archive/archive-entries.ts'
export { checkFiles } from './archive/check-files.ts'

export const auditServer: ServerDomain = {
  name: 'audit',
  routes: bindRoutes(auditApi, {
    list: listEntries,
    view: viewEntry,
    download: exportEntries,
    verification: viewVerification,
    verify: async (ctx) => {
      await verifyChain(ctx, { whole: true })
      return viewVerification(ctx)
    },
  }),
  actLog: writeEntry,
  tickers: [{ name: 'audit-seal-entries', everyMs: 1_000, run: sealEntries }],
  jobs: [
    { name: 'audit-anchor-head', cron: '7 * * * *', run: anchorHead },
    // Of the runs of a day the first that finds something new seals it: a portal that stood still at one of them seals at the next.
    { name: 'audit-seal-histories', cron: '22 * * * *', run: sealHistories },
    { name: 'audit-verify-chain', cron: '10 3 * * 1-6', run: (ctx) => verifyChain(ctx, { whole: false }) },
    { name: 'audit-verify-whole', cron: '10 3 * * 0', run: (ctx) => verifyChain(ctx, { whole: true }) },
  ],
  checks: [sealCheck],
  notices,
  permissions,
  purviews,
}
