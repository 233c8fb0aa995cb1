import type { Purview } from '@portal/platform/server'

/** The entries of this domain in the menu of the back office. */
export const patentDataPurviews: readonly Purview[] = [
  {
    name: '专利',
    icon: 'list',
    access: 'patents',
    path: '',
    sort: 31,
    children: [
      {
        name: '专利数据',
        icon: 'search',
        access: 'patents.imports',
        path: '/patent-imports',
        sort: 10,
        permission: 'patents.imports',
      },
    ],
  },
]
