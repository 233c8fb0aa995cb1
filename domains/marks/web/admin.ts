import type { AdminRoute } from '@portal/platform/web'

/** The pages of known marks in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/sign-rules',
    title: '提示词',
    purview: 'trademarks.signRules',
    load: async () => ({ Component: (await import('./desk/sign-rules-page.tsx')).SignRulesPage }),
  },
]
