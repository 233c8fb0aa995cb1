import type { ServerDomain } from '@portal/platform/server'
import { bindRoutes } from '@portal/platform/server'
import { requestsApi } from '../contract/endpoints.ts'
import { workbenchApi } from '../contract/workbench/endpoints.ts'
import { fileReadListener } from './audit-looks.ts'
import { findOwnRequests } from './find-own-requests.ts'
import { handlers } from './handlers.ts'
import { requestNotices } from './notices.ts'
import { requestMatters } from './own-matters.ts'
import { permissions } from './permissions.ts'
import { requestDemonstration } from './request-demonstration.ts'
import { supplementJobs } from './supplement-notices.ts'
import { workbenchHandlers } from './workbench/handlers.ts'
import { workbenchPurviews } from './workbench/purviews.ts'

export { requestServices } from './request-promises.ts'

export const requestsServer: ServerDomain = {
  name: 'requests',
  routes: [...bindRoutes(requestsApi, handlers), ...bindRoutes(workbenchApi, workbenchHandlers)],
  jobs: supplementJobs,
  demonstrate: requestDemonstration,
  listeners: [fileReadListener],
  notices: requestNotices,
  matters: requestMatters,
  searches: [{ kind: 'matter', find: findOwnRequests, wholeOnly: true }],
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
}
