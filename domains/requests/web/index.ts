import type { LoadPage, WebDomain } from '@portal/platform/web'
import { type BusinessType, businessTypeLabels, seizureSteps } from '../contract/business-types.ts'

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

/** A further kind adds its service, its form's route and its tab. */
export const requestsWeb: WebDomain = {
  name: 'requests',
  services: [
    {
      to: '/home/customsSeizure',
      title: businessTypeLabels[7],
      description: '货物被海关查扣时，提交情况与材料，取得应对方案',
      icon: 'ship',
      stage: '应对查扣投诉',
      sort: 20,
      banner: {
        title: '货物被海关查扣了？',
        text: '写清查扣原因和您的诉求，附上手头的材料，由专家分析并出具方案',
        action: '提交申请',
      },
      steps: seizureSteps,
      prepare: [
        '海关的通知或扣留凭单',
        '涉及的商标、专利或著作权编号',
        '合同、订单、报关单等来源文件',
        '联系人姓名与电话',
      ],
    },
  ],
  portal: [
    {
      path: 'customsSeizure',
      title: businessTypeLabels[7],
      sort: 20,
      needsSession: true,
      load: async () => ({ Component: (await import('./kinds/customs-seizure-page.tsx')).CustomsSeizurePage }),
    },
  ],
  progress: [progressTab(7, 50)],
  admin: [
    {
      path: '/requests',
      title: '海外维权业务',
      purview: 'order.requests',
      load: async () => ({ Component: (await import('./desk/queue-page.tsx')).QueuePage }),
    },
    {
      path: '/requests/:businessSn',
      title: '业务详情',
      purview: 'order.requests',
      load: async () => ({ Component: (await import('./desk/desk-detail-page.tsx')).DeskDetailPage }),
    },
  ],
}
