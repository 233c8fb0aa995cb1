import type { AdminRoute, TodayPart } from '@portal/platform/web'

/** 今日工作 joins the parts of several domains, so the app has the page, and this domain some of its parts. */
export const adminPages: readonly AdminRoute[] = []

export const todayParts: readonly TodayPart[] = [
  {
    place: 'number',
    sort: 10,
    purview: 'today',
    load: async () => ({ Component: (await import('./today/today-cards.tsx')).TodayCards }),
  },
  {
    place: 'half',
    sort: 10,
    purview: 'today',
    load: async () => ({ Component: (await import('./today/risks.tsx')).Risks }),
  },
  {
    place: 'half',
    sort: 20,
    purview: 'today',
    load: async () => ({ Component: (await import('./today/trend-card.tsx')).TrendCard }),
  },
]
