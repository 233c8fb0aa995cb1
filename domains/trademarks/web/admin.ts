import type { AdminRoute } from '@portal/platform/web'
import { deskHelpPath } from '../contract/paths.ts'

/** The pages of trademarks in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/trademarks',
    title: '商标注册',
    purview: 'requests.trademarks',
    load: async () => ({ Component: (await import('./desk/files/queue-page.tsx')).QueuePage }),
  },
  {
    path: '/trademarks/:businessSn',
    title: '商标注册详情',
    purview: 'requests.trademarks',
    load: async () => ({ Component: (await import('./desk/files/desk-detail-page.tsx')).DeskDetailPage }),
  },
  {
    path: deskHelpPath,
    title: '商标专家协助',
    purview: 'requests.trademarkHelp',
    load: async () => ({ Component: (await import('./desk/help-calls/help-calls-page.tsx')).HelpCallsPage }),
  },
  {
    path: '/madrid-members',
    title: '马德里成员',
    purview: 'trademarks.madrid',
    load: async () => ({ Component: (await import('./desk/members-page.tsx')).MembersPage }),
  },
]
