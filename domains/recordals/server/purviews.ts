import type { Purview } from '@portal/platform/server'

/** The entries of this domain in the menu of the back office. */
export const recordalPurviews: readonly Purview[] = [
  {
    name: '内容管理',
    icon: 'edit',
    access: 'content',
    path: '',
    sort: 30,
    children: [
      {
        name: '海关备案数据',
        icon: 'shield',
        access: 'content.recordals',
        path: '/recordal-imports',
        sort: 80,
        permission: 'recordals',
      },
    ],
  },
]
