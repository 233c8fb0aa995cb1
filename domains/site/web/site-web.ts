import type { WebDomain } from '@portal/platform/web'

/** The search toolset and the legal pages. */
export const siteWeb: WebDomain = {
  name: 'site',
  services: [
    {
      to: '/home/filingInquiry',
      title: '官方查询工具',
      description: '海关备案、各国商标、地理标志与专利的官方查询网站，逐一说明能查到什么',
      icon: 'search',
      stage: '规避贸易风险',
      sort: 90,
    },
  ],
  portal: [
    {
      path: 'filingInquiry',
      alias: '/stepOneCXB',
      title: '官方查询工具',
      sort: 90,
      load: async () => ({ Component: (await import('./pages/filing-inquiry-page.tsx')).FilingInquiryPage }),
    },
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
