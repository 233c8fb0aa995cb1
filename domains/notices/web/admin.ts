import type { AdminRoute, LoadPage } from '@portal/platform/web'

const deskPage: LoadPage = async () => ({ Component: (await import('./notice-centre.tsx')).DeskNoticesPage })
const deliveries: LoadPage = async () => ({ Component: (await import('./deliveries-page.tsx')).DeliveriesPage })

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  { path: '/notices', title: '我的通知', purview: 'notices.own', load: deskPage },
  { path: '/notice-deliveries', title: '发送记录', purview: 'notices.deliveries', load: deliveries },
]
