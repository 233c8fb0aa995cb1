import type { AdminRoute, TodayPart } from '@portal/platform/web'

/** The pages that requests bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/requests',
    title: '海外维权业务',
    purview: 'requests.requests',
    inBar: { text: '业务', icon: 'list', sort: 20 },
    load: async () => ({ Component: (await import('./desk/queue-page.tsx')).QueuePage }),
  },
  {
    path: '/requests/:businessSn',
    title: '业务详情',
    purview: 'requests.requests',
    load: async () => ({ Component: (await import('./desk/desk-detail-page.tsx')).DeskDetailPage }),
  },
  {
    path: '/requests/:businessSn/compare/:other',
    title: '业务比对',
    purview: 'requests.requests',
    load: async () => ({ Component: (await import('./desk/compare-page.tsx')).ComparePage }),
  },
  {
    path: '/desk-figures',
    title: '月度统计',
    purview: 'requests.figures',
    load: async () => ({ Component: (await import('./desk/figures/figures-page.tsx')).FiguresPage }),
  },
  {
    path: '/reply-blocks',
    title: '答复模板',
    purview: 'requests.blocks',
    load: async () => ({ Component: (await import('./desk/reply-blocks-page.tsx')).ReplyBlocksPage }),
  },
  {
    path: '/desk-settings',
    title: '复核设置',
    purview: 'system.desk',
    load: async () => ({ Component: (await import('./desk/desk-settings-page.tsx')).DeskSettingsPage }),
  },
]

/** Cases of the queue on 今日工作, each with its act. */
export const todayParts: readonly TodayPart[] = [
  {
    place: 'main',
    sort: 10,
    purview: 'requests.requests',
    load: async () => ({ Component: (await import('./desk/today/today-cases.tsx')).OwnCases }),
  },
  {
    place: 'side',
    sort: 10,
    purview: 'requests.requests',
    load: async () => ({ Component: (await import('./desk/today/today-cases.tsx')).FreeCases }),
  },
  {
    place: 'side',
    sort: 20,
    purview: 'requests.requests',
    load: async () => ({ Component: (await import('./desk/today/today-cases.tsx')).AskedCases }),
  },
]
