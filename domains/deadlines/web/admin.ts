import type { AdminRoute } from '@portal/platform/web'
import { deskDeadlinesPath } from '../contract/paths.ts'

/** The pages that deadlines bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: deskDeadlinesPath,
    title: '团队期限',
    purview: 'requests.deadlines',
    load: async () => ({ Component: (await import('./desk/team-page.tsx')).TeamPage }),
  },
  {
    path: '/deadline-rules',
    title: '期限规则',
    purview: 'system.deadlineRules',
    load: async () => ({ Component: (await import('./rules/rules-page.tsx')).RulesPage }),
  },
]
