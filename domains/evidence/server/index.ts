import { alsoHolding, bindRoutes, type Job, type ServerDomain } from '@portal/platform/server'
import { evidenceDeskApi } from '../contract/desk-endpoints.ts'
import { evidenceApi } from '../contract/endpoints.ts'
import { evidencePackageApi } from '../contract/package-endpoints.ts'
import { evidencePinsApi } from '../contract/pins-endpoints.ts'
import { timeCardApi } from '../contract/time-card.ts'
import { auditOriginals } from './audit-originals.ts'
import { cardListener } from './card/photo-card.ts'
import { evidenceSearch } from './desk/desk-search.ts'
import { countDamaged } from './desk/list-damaged.ts'
import { evidenceRecord } from './desk/record-evidence-act.ts'
import { sweepTickets } from './download-ticket.ts'
import { evidenceSettings } from './evidence.settings.ts'
import { findOwn } from './find-own.ts'
import { followPending, proofsListener } from './follow-proofs.ts'
import { deskHandlers, evidenceHandlers, packageHandlers, pinsHandlers, timeCardHandlers } from './handlers.ts'
import { evidenceHistories } from './histories.ts'
import { lockListeners } from './lock-originals.ts'
import { evidenceNotices } from './notices.ts'
import { evidenceMatters } from './own-matters.ts'
import { evidencePersonal } from './personal.ts'
import { scanPending } from './scan-pending.ts'
import { sweepFree, sweepObjects } from './sweep-originals.ts'

export { ensureConsent } from './consents.ts'
export { giveTicket, useTicketWithContents } from './download-ticket.ts'
export { evidenceDeadlines } from './evidence-deadlines.ts'
export { getOwnEvidence, originalsOf } from './find-evidence.ts'
export type { EvidenceRecord, Original } from './keys-of.ts'
export { originalName, readOriginal } from './read-original.ts'
export { recordFileLook } from './record-look.ts'
export { evidenceRemoved } from './remove-draft.ts'
export { evidenceRightForm } from './right-form.ts'

const mayRead = alsoHolding('evidence.read')

const jobs: Job[] = [
  {
    name: 'evidence.audit-originals',
    cron: '27 2 * * *',
    run: async (ctx) => ctx.log.info({ found: await auditOriginals(ctx) }, 'originals of sealed evidence audited'),
  },
  { name: 'evidence.scan-pending', cron: '* * * * *', run: scanPending },
  { name: 'evidence.follow-pending', cron: '*/10 * * * *', run: followPending },
  { name: 'evidence.sweep-tickets', cron: '37 * * * *', run: sweepTickets },
  {
    name: 'evidence.sweep-originals',
    cron: '7 5 * * *',
    run: async (ctx) => {
      const swept = { free: await sweepFree(ctx), objects: await sweepObjects(ctx) }
      ctx.log.info(swept, 'originals that no record took swept')
    },
  },
]

export const evidenceServer: ServerDomain = {
  name: 'evidence',
  personal: evidencePersonal,
  histories: evidenceHistories,
  searches: [{ kind: 'matter', find: findOwn, wholeOnly: true }],
  settings: evidenceSettings,
  routes: [
    ...bindRoutes(evidenceApi, evidenceHandlers),
    ...bindRoutes(evidencePackageApi, packageHandlers),
    ...bindRoutes(evidencePinsApi, pinsHandlers),
    ...bindRoutes(timeCardApi, timeCardHandlers),
    ...bindRoutes(evidenceDeskApi, deskHandlers, { guards: { reveal: mayRead, openDocument: mayRead } }),
  ],
  // Printed documents carry these addresses: they must work for ever (ruling 37).
  redirects: [
    { from: '/e/:no', to: ({ no = '' }) => `/#/home/evidenceRecord?no=${encodeURIComponent(no)}` },
    { from: '/verify', to: () => '/#/home/verifyEvidence' },
  ],
  demonstrate: [
    {
      name: 'evidence',
      title: '展会存证记录',
      run: async (ctx, people) => (await import('./seed-evidence.ts')).seedEvidence(ctx, people),
    },
  ],
  records: [evidenceRecord],
  jobs,
  listeners: [proofsListener, cardListener, ...lockListeners],
  notices: evidenceNotices,
  finds: [evidenceSearch],
  todayCards: [
    {
      key: 'evidence.damaged',
      title: '受损原件',
      sort: 100,
      permission: 'evidence.read',
      link: '/evidenceLog',
      count: async (ctx) => ({ count: await countDamaged(ctx) }),
    },
  ],
  matters: evidenceMatters,
  purviews: [
    {
      name: '展会存证',
      icon: 'list',
      access: 'evidence',
      path: '',
      sort: 25,
      children: [
        {
          name: '存证记录',
          icon: 'evidence',
          access: 'evidence.records',
          path: '/evidence',
          sort: 10,
          permission: 'evidence.read',
        },
        {
          name: '存证日志',
          icon: 'timeline',
          access: 'evidence.log',
          path: '/evidenceLog',
          sort: 20,
          permission: 'evidence.read',
        },
      ],
    },
  ],
}
