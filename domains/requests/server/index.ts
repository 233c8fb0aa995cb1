import type { ServerDomain } from '@portal/platform/server'
import { bindRoutes } from '@portal/platform/server'
import { requestsApi } from '../contract/index.ts'
import { handlers } from './handlers.ts'

export { seedRequests } from './seed-requests.ts'

export const requestsServer: ServerDomain = {
  name: 'requests',
  routes: bindRoutes(requestsApi, handlers),
  purviews: [
    {
      name: '业务受理',
      icon: 'list',
      access: 'order',
      path: '',
      sort: 20,
      children: [{ name: '海外维权业务', icon: 'list', access: 'order.requests', path: '/requests', sort: 10 }],
    },
  ],
}
