import type { LoadPage, WebDomain } from '@portal/platform/web'

export type { PurviewNode } from '../contract/purviews.ts'
export { setStoragePrefix } from './browser-storage.ts'
export { isSignedIn, loginAddress, refreshSession, signOut, startSession, useMay, useSession } from './session.ts'
export { noticeTokenCookie, watchThirdToken } from './third-token.ts'
export { UserMenu } from './user-menu.tsx'

/** Loads the login page for apps whose router is not the portal's. */
export const loadLoginPage: LoadPage = async () => ({ Component: (await import('./login-page.tsx')).LoginPage })

export const accountsWeb: WebDomain = {
  name: 'accounts',
  portal: [
    { path: 'login', title: '登录', documentTitle: 'login', sort: 0, bare: true, load: loadLoginPage },
    {
      path: 'register',
      title: '注册',
      documentTitle: 'register',
      sort: 0,
      bare: true,
      load: async () => ({ Component: (await import('./register-page.tsx')).RegisterPage }),
    },
    {
      path: 'account',
      title: '账号与安全',
      sort: 910,
      needsSession: true,
      load: async () => ({ Component: (await import('./account-page.tsx')).AccountPage }),
    },
  ],
}
