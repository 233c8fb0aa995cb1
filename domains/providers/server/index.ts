import { countProviders } from '@portal/accounts/server'
import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { deskProvidersApi } from '../contract/desk-endpoints.ts'
import { providersApi } from '../contract/endpoints.ts'
import { deskProvidersPath } from '../contract/paths.ts'
import { approveProvider, judgeOf, providerRecord, rejectProvider } from './decide-provider.ts'
import { listProviders, viewProvider } from './desk-providers.ts'
import { providerHistories } from './histories.ts'
import { providerNotices } from './notices.ts'
import { saveOwnProfile, viewOwnProfile } from './own-profile.ts'

export {
  findOfficeProvider,
  listOfficeProviders,
  type OfficeProvider,
  providerNames,
} from './office-providers.ts'

import { providersPersonal } from './personal.ts'

export const providersServer: ServerDomain = {
  name: 'providers',
  personal: providersPersonal,
  histories: providerHistories,
  routes: [
    ...bindRoutes(providersApi, { profile: viewOwnProfile, saveProfile: saveOwnProfile }),
    ...bindRoutes(
      deskProvidersApi,
      { list: listProviders, detail: viewProvider, approve: approveProvider, reject: rejectProvider },
      { judges: { approve: judgeOf('approve'), reject: judgeOf('reject') } },
    ),
  ],
  records: [providerRecord],
  todayCards: [
    {
      key: 'providers.waiting',
      title: '待审机构',
      sort: 90,
      permission: 'users.read',
      link: `${deskProvidersPath}?state=waiting`,
      count: async (ctx) => ({ count: await countProviders(ctx, 'waiting') }),
    },
  ],
  notices: providerNotices,
  demonstrate: [
    {
      name: 'providers.agency',
      title: '服务机构',
      run: async (ctx, people) => (await import('./seed-providers.ts')).seedProviders(ctx, people),
    },
  ],
  purviews: [
    {
      name: '用户管理',
      icon: 'user',
      access: 'accounts',
      path: '',
      sort: 90,
      children: [
        {
          name: '服务机构',
          icon: 'user',
          access: 'accounts.providers',
          path: '/providers',
          sort: 20,
          permission: 'users.read',
        },
      ],
    },
  ],
}
