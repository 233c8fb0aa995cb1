import type { LoadPage, WebDomain } from '@portal/platform/web'

export { NoticeRecipients } from './notice-recipients.tsx'

const portalPage: LoadPage = async () => ({ Component: (await import('./notice-centre.tsx')).NoticesPage })

export const noticesWeb: WebDomain = {
  name: 'notices',
  tools: [{ sort: 10, load: async () => ({ Component: (await import('./bell.tsx')).Bell }) }],
  portal: [{ path: 'notices', title: '我的通知', sort: 905, needsSession: true, load: portalPage }],
}
