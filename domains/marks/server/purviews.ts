import type { Purview } from '@portal/platform/server'

const permission = 'trademarks.reference'

/** The entries of this domain in the menu of the back office. */
export const marksPurviews: readonly Purview[] = [
  {
    name: '商标',
    icon: 'list',
    access: 'trademarks',
    path: '',
    sort: 30,
    children: [
      { name: '商标数据', icon: 'search', access: 'trademarks.marks', path: '/mark-imports', sort: 30, permission },
      { name: '提示词', icon: 'bell', access: 'trademarks.signRules', path: '/sign-rules', sort: 50, permission },
    ],
  },
]
