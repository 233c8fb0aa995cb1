import type { AccountPart } from '@portal/accounts/web'
import type { WebDomain } from '@portal/platform/web'
import { profilePath } from '../contract/paths.ts'

/** What 账号与安全 shows to an agency: how its approval stands, and the way to its profile. */
export const providerPart: AccountPart = {
  name: 'providers',
  userType: 'provider',
  load: async () => ({ Component: (await import('./account-card.tsx')).AccountCard }),
}

export const providersWeb: WebDomain = {
  name: 'providers',
  portal: [
    {
      path: profilePath.slice('/home/'.length),
      title: '机构资料',
      sort: 911,
      needsSession: true,
      load: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }),
    },
  ],
}
