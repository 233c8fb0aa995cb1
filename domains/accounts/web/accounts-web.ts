import type { LoadPage, WebDomain } from '@portal/platform/web'
import { createElement } from 'react'
import type { AccountPart } from './account-part.ts'

/** Loads the login page for apps whose router is not the portal's. */
export const loadLoginPage: LoadPage = async () => ({ Component: (await import('./login-page.tsx')).LoginPage })

/** The accounts domain for the web. `parts` are what other domains show on 账号与安全. */
export const createAccountsWeb = (parts: readonly AccountPart[]): WebDomain => ({
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
      path: 'profile',
      title: '我的资料',
      sort: 905,
      needsSession: true,
      load: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }),
    },
    {
      path: 'account',
      title: '账号与安全',
      sort: 910,
      needsSession: true,
      load: async () => {
        const { AccountPage } = await import('./account-page.tsx')
        return { Component: () => createElement(AccountPage, { parts }) }
      },
    },
  ],
})
