import type { ServerDomain } from '@portal/platform/server'
import { alsoHolding, bindRoutes } from '@portal/platform/server'
import { caseRightApi } from '../contract/case-right.ts'
import { requestsApi } from '../contract/endpoints.ts'
import { workbenchApi } from '../contract/workbench/endpoints.ts'
import { fileReadListener } from './audit-looks.ts'
import { noVault, type Vault } from './case-right.ts'
import { findOwnRequests } from './find-own-requests.ts'
import { caseRightHandlers, handlersWith } from './handlers.ts'
import { requestHistories } from './histories.ts'
import { requestNotices } from './notices.ts'
import { requestMatters } from './own-matters.ts'
import { permissions } from './permissions.ts'
import { requestsPersonal } from './personal.ts'
import { requestRecord } from './record-request-act.ts'
import { requestDemonstration } from './request-demonstration.ts'
import { supplementJobs } from './supplement-notices.ts'
import { requestCards, requestRisks, requestTrends } from './workbench/day-work.ts'
import { requestSearch } from './workbench/desk-search.ts'
import { workbenchHandlers } from './workbench/handlers.ts'
import { workbenchPurviews } from './workbench/purviews.ts'
import { queueCount } from './workbench/queue-count.ts'

export { requestDeadlines } from './request-deadlines.ts'
export { requestPrechecks } from './request-prechecks.ts'
export { requestServices } from './request-promises.ts'
export { requestRightForms } from './right-forms.ts'
export { rightsInRequest } from './rights-in-request.ts'

/** The requests of customers. `vault` tells of the rights that a form may be filled from; the composition root knows it. */
export const createRequestsServer = ({ vault = noVault }: { vault?: Vault } = {}): ServerDomain => ({
  name: 'requests',
  personal: requestsPersonal,
  histories: requestHistories,
  routes: [
    ...bindRoutes(requestsApi, handlersWith(vault), { guards: { reveal: alsoHolding('requests.read') } }),
    ...bindRoutes(caseRightApi, caseRightHandlers(vault)),
    ...bindRoutes(workbenchApi, workbenchHandlers),
  ],
  records: [requestRecord],
  jobs: supplementJobs,
  demonstrate: requestDemonstration,
  listeners: [fileReadListener],
  notices: requestNotices,
  matters: requestMatters,
  searches: [{ kind: 'matter', find: findOwnRequests, wholeOnly: true }],
  todayCards: requestCards,
  risks: requestRisks,
  trends: requestTrends,
  finds: [requestSearch],
  listCounts: [queueCount],
  permissions,
  purviews: [
    {
      name: '业务受理',
      icon: 'list',
      access: 'requests',
      path: '',
      sort: 20,
      children: [
        {
          name: '海外维权业务',
          icon: 'list',
          access: 'requests.requests',
          path: '/requests',
          sort: 10,
          permission: 'requests.read',
        },
      ],
    },
    ...workbenchPurviews,
  ],
})
