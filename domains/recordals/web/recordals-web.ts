import type { WebDomain } from '@portal/platform/web'

/** The pages of this domain: the search of recordals and, at the same address, the tools that search on other sites. */
export const recordalsWeb: WebDomain = {
  name: 'recordals',
  services: [
    {
      to: '/home/filingInquiry',
      title: '海关备案与官方查询',
      short: '备案查询',
      description: '先查别人有没有备案，再查各国官方网站',
      icon: 'search',
      scene: 'search',
      isLarge: true,
      stage: '规避贸易风险',
      sort: 90,
    },
  ],
  help: [
    {
      key: 'filingInquiry',
      title: '海关备案与官方查询',
      about: '/home/filingInquiry',
      icon: 'search',
      sort: 90,
      text: '怎么查海关备案，备案、商标、地理标志和专利到哪里查',
      load: async () => (await import('./help/inquiry-topic.ts')).inquiryTopic,
    },
  ],
  portal: [
    {
      path: 'filingInquiry',
      alias: '/stepOneCXB',
      title: '查询工具',
      sort: 90,
      load: async () => ({ Component: (await import('./inquiry-page.tsx')).InquiryPage }),
    },
    {
      path: 'savedSearches',
      title: '我的查询',
      sort: 906,
      needsSession: true,
      inStrip: { text: '我的查询', icon: 'search' },
      load: async () => ({ Component: (await import('./saved/saved-page.tsx')).SavedPage }),
    },
  ],
}
