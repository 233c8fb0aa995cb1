import type { HelpEntry, IconName, PortalRoute, Service } from '@portal/platform/web'
import { type BusinessType, businessTypeLabels } from '../contract/business-types.ts'
import { filingsPath, selfCheckPath } from './paths.ts'

/** What the portal shows of a kind. Where another domain offers the service, `service` and `help` are that domain's. */
type WebKind = {
  /** The address of the page on which a request of the kind begins. */
  path: string
  /** The page with the form; only who is signed in sees it. */
  page: PortalRoute
  /** Stands beside the service and beside its page of help. */
  icon: IconName
  /** The entry of the landing page and of the navigation. */
  service?: Omit<Service, 'to' | 'title' | 'icon' | 'scene'>
  /** The place in the left menu of 我的事项, as the specification orders it; numbers between belong to other domains. */
  tab: number
  help?: Pick<HelpEntry, 'text' | 'sort' | 'load'>
}

/** Every kind as the portal shows it. A further kind is its file in the contract, its form and one record here. */
export const webKinds: Readonly<Record<BusinessType, WebKind>> = {
  1: {
    path: filingsPath,
    page: {
      path: 'exhibition/zjfzba',
      title: '专家辅助备案',
      sort: 11,
      load: async () => ({ Component: (await import('./kinds/expert-filing-page.tsx')).ExpertFilingPage }),
    },
    icon: 'shield',
    service: {
      short: '海关备案',
      description: '自己填，或请专家代填',
      stage: '应对查扣投诉',
      sort: 10,
      banner: {
        title: '权利先备案，边境有防线',
        text: '信息表自己填，或请专家代填',
        action: '办理备案',
        scene: 'shield',
        tone: 'night',
      },
    },
    tab: 40,
    help: {
      text: '谁能备案、备多久、材料怎么准备',
      sort: 20,
      load: async () => (await import('./help/customs-topics.ts')).filingTopic,
    },
  },
  2: {
    path: '/home/exhibitionInfringement',
    page: {
      path: 'exhibitionInfringement',
      title: businessTypeLabels[2],
      sort: 40,
      load: async () => ({ Component: (await import('./kinds/exhibition-page.tsx')).ExhibitionPage }),
    },
    icon: 'booth',
    service: { short: '展会投诉', description: '在展会上投诉侵权，或对投诉申诉', stage: '应对查扣投诉', sort: 40 },
    tab: 70,
    help: {
      text: '展会上投诉别人，或者被别人投诉',
      sort: 23,
      load: async () => (await import('./help/dispute-topics.ts')).fairTopic,
    },
  },
  3: {
    path: '/home/eCommerceInfringement',
    page: {
      path: 'eCommerceInfringement',
      title: businessTypeLabels[3],
      sort: 30,
      load: async () => ({ Component: (await import('./kinds/e-commerce-page.tsx')).ECommercePage }),
    },
    icon: 'cart',
    service: { short: '电商侵权', description: '向平台投诉，或为被处理的店铺申诉', stage: '应对查扣投诉', sort: 30 },
    tab: 80,
    help: {
      text: '平台投诉与申诉的材料和期限',
      sort: 22,
      load: async () => (await import('./help/dispute-topics.ts')).platformTopic,
    },
  },
  4: {
    path: '/home/tradeDisputes',
    page: {
      path: 'tradeDisputes',
      title: businessTypeLabels[4],
      sort: 60,
      load: async () => ({ Component: (await import('./kinds/trade-dispute-page.tsx')).TradeDisputePage }),
    },
    icon: 'scale',
    service: { short: '贸易救济', description: '国外的贸易纠纷，出口转内销的纠纷', stage: '海外维权救济', sort: 60 },
    tab: 90,
    help: {
      text: '收到境外文书以后怎么准备',
      sort: 30,
      load: async () => (await import('./help/dispute-topics.ts')).tradeTopic,
    },
  },
  5: {
    path: selfCheckPath,
    page: {
      path: 'earlyWarningAnalysis/experts',
      title: '发送自查结果给专家',
      sort: 11,
      load: async () => ({ Component: (await import('./kinds/early-warning-page.tsx')).EarlyWarningPage }),
    },
    icon: 'radar',
    tab: 100,
  },
  6: {
    path: '/home/riskAversion',
    page: {
      path: 'riskAversion',
      title: businessTypeLabels[6],
      sort: 50,
      load: async () => ({ Component: (await import('./kinds/risk-aversion-page.tsx')).RiskAversionPage }),
    },
    icon: 'compass',
    service: { short: '风险指引', description: '出口之前，问清风险和规避的办法', stage: '规避贸易风险', sort: 50 },
    tab: 10,
    help: {
      text: '出口之前问清风险和规避的办法',
      sort: 11,
      load: async () => (await import('./help/guidance-topics.ts')).riskTopic,
    },
  },
  7: {
    path: '/home/customsSeizure',
    page: {
      path: 'customsSeizure',
      title: businessTypeLabels[7],
      sort: 20,
      load: async () => ({ Component: (await import('./kinds/customs-seizure-page.tsx')).CustomsSeizurePage }),
    },
    icon: 'ship',
    service: {
      short: '查扣应对',
      description: '货被扣了，先看期限，再一起写答复',
      isLarge: true,
      stage: '应对查扣投诉',
      sort: 20,
    },
    tab: 50,
    help: {
      text: '权利人和收发货人分别怎么答复海关',
      sort: 21,
      load: async () => (await import('./help/customs-topics.ts')).seizureTopic,
    },
  },
}
