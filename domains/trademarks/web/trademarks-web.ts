import type { WebDomain } from '@portal/platform/web'
import { trademarkKindLabels } from '../contract/kinds.ts'
import { providerDeskPath, trademarkTab } from '../contract/paths.ts'
import { deskTitle, formPath, helpTopics, markSearchPath, reportsPath } from './paths.ts'

const searchTitle = '商标近似查询'
const reportsTitle = '我的检索报告'

/** The pages of trademarks in the portal. */
export const trademarksWeb: WebDomain = {
  name: 'trademarks',
  registrations: [
    {
      title: '商标注册',
      scene: 'stamp',
      sort: 10,
      card: async () => ({ Component: (await import('./register/register-card.tsx')).RegisterCard }),
      forms: [
        {
          active: 'sbzc',
          load: async () => ({ Component: (await import('./register/register-pages.tsx')).DomesticPage }),
        },
        {
          active: 'gjsbzc',
          load: async () => ({ Component: (await import('./register/register-pages.tsx')).InternationalPage }),
        },
      ],
    },
  ],
  services: [
    {
      to: markSearchPath,
      title: searchTitle,
      short: '商标查询',
      description: '起名之后，先查有没有近似的商标',
      icon: 'search',
      scene: 'vault',
      stage: '规避贸易风险',
      sort: 56,
    },
  ],
  searchTools: [
    {
      to: markSearchPath,
      title: searchTitle,
      text: '查名称有没有相同或近似的商标',
      icon: 'search',
      sort: 5,
    },
  ],
  help: [
    {
      key: helpTopics.sbzc,
      title: trademarkKindLabels.sbzc,
      about: formPath('sbzc'),
      icon: 'stamp',
      sort: 12,
      text: '什么能作商标，类别怎么选，要多久',
      load: async () => (await import('./help/trademark-topics.ts')).domesticTopic,
    },
    {
      key: helpTopics.gjsbzc,
      title: '国际商标注册（马德里）',
      about: formPath('gjsbzc'),
      icon: 'globe',
      sort: 13,
      text: '谁能申请，商品范围，费用怎么收',
      load: async () => (await import('./help/trademark-topics.ts')).madridTopic,
    },
    {
      key: 'markSearch',
      title: searchTitle,
      about: markSearchPath,
      icon: 'search',
      sort: 92,
      text: '比对了什么，近似分是什么意思',
      load: async () => (await import('./help/trademark-topics.ts')).searchTopic,
    },
  ],
  progress: [
    {
      active: trademarkTab,
      label: '一链注册商标',
      short: '商标注册',
      icon: 'stamp',
      scene: 'stamp',
      sort: 20,
      load: async () => ({ Component: (await import('./progress/trademark-list-page.tsx')).TrademarkListPage }),
      detail: {
        query: 'businessSn',
        headed: true,
        load: async () => ({ Component: (await import('./progress/trademark-case-page.tsx')).TrademarkCasePage }),
      },
    },
  ],
  portal: [
    {
      path: markSearchPath.slice('/home/'.length),
      title: searchTitle,
      sort: 91,
      load: async () => ({ Component: (await import('./search/mark-search-page.tsx')).MarkSearchPage }),
    },
    {
      path: reportsPath.slice('/home/'.length),
      title: reportsTitle,
      sort: 907,
      needsSession: true,
      inStrip: { text: '检索报告', icon: 'file' },
      load: async () => ({ Component: (await import('./reports/reports-page.tsx')).ReportsPage }),
    },
    {
      path: providerDeskPath.slice('/home/'.length),
      title: deskTitle,
      sort: 908,
      needsSession: true,
      inStrip: { text: deskTitle, icon: 'list', onlyFor: 'provider' },
      load: async () => ({ Component: (await import('./provider/agency-desk-page.tsx')).AgencyDeskPage }),
    },
  ],
}
