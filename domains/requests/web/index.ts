import type { LoadPage, WebDomain } from '@portal/platform/web'
import { type BusinessType, businessTypeLabels } from '../contract/business-types.ts'
import { helpEntries } from './help/entries.ts'
import { services } from './services.ts'

const requestList: LoadPage = async () => ({
  Component: (await import('./progress/request-list-page.tsx')).RequestListPage,
})
const requestDetail: LoadPage = async () => ({
  Component: (await import('./progress/request-detail-page.tsx')).RequestDetailPage,
})

const progressTab = (businessType: BusinessType, sort: number) => ({
  active: businessType,
  label: businessTypeLabels[businessType],
  sort,
  load: requestList,
  detail: { query: 'businessSn', load: requestDetail },
})

/** Requests in the portal. A further kind adds its service, the route of its form, and its tab in my progress. */
export const requestsWeb: WebDomain = {
  name: 'requests',
  services,
  help: helpEntries,
  portal: [
    {
      path: 'exhibition',
      title: businessTypeLabels[1],
      sort: 10,
      load: async () => ({ Component: (await import('./kinds/filing-choice-page.tsx')).FilingChoicePage }),
    },
    {
      path: 'exhibition/zjfzba',
      title: '专家辅助备案',
      sort: 11,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/expert-filing-page.tsx')).ExpertFilingPage }),
    },
    {
      path: 'earlyWarningAnalysis/experts',
      title: '发送自查结果给专家',
      sort: 11,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/early-warning-page.tsx')).EarlyWarningPage }),
    },
    {
      path: 'customsSeizure',
      title: businessTypeLabels[7],
      sort: 20,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/customs-seizure-page.tsx')).CustomsSeizurePage }),
    },
    {
      path: 'eCommerceInfringement',
      title: businessTypeLabels[3],
      sort: 30,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/e-commerce-page.tsx')).ECommercePage }),
    },
    {
      path: 'exhibitionInfringement',
      title: businessTypeLabels[2],
      sort: 40,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/exhibition-page.tsx')).ExhibitionPage }),
    },
    {
      path: 'riskAversion',
      title: businessTypeLabels[6],
      sort: 50,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/risk-aversion-page.tsx')).RiskAversionPage }),
    },
    {
      path: 'tradeDisputes',
      title: businessTypeLabels[4],
      sort: 60,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/trade-dispute-page.tsx')).TradeDisputePage }),
    },
  ],
  // The order is that of the left menu in the specification; the numbers between these belong to other domains.
  progress: [
    progressTab(6, 10),
    progressTab(1, 40),
    progressTab(7, 50),
    progressTab(2, 70),
    progressTab(3, 80),
    progressTab(4, 90),
    progressTab(5, 100),
  ],
}
