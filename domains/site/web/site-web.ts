import type { WebDomain } from '@portal/platform/web'

/** The pages of this domain: the legal ones and those with the operator's own texts. */
export const siteWeb: WebDomain = {
  name: 'site',
  portal: [
    {
      path: 'alliance',
      title: '联盟介绍',
      sort: 930,
      load: async () => ({ Component: (await import('./pages/alliance-page.tsx')).AlliancePage }),
    },
    {
      path: 'privacyPolicy',
      title: '隐私政策',
      sort: 940,
      inFooter: '隐私政策',
      load: async () => ({ Component: (await import('./pages/privacy-page.tsx')).PrivacyPage }),
    },
    {
      path: 'accessibility',
      title: '无障碍声明',
      sort: 950,
      inFooter: '无障碍声明',
      load: async () => ({ Component: (await import('./pages/accessibility-page.tsx')).AccessibilityPage }),
    },
  ],
}
