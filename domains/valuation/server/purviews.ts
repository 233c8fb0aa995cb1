import type { Purview } from '@portal/platform/server'

/** The entry of this domain in the menu of the back office, in the group that patent data opens. */
export const valuationPurviews: readonly Purview[] = [
  {
    name: '专利',
    icon: 'list',
    access: 'patents',
    path: '',
    sort: 31,
    children: [
      {
        name: '评估模型',
        icon: 'gauge',
        access: 'valuation.parameters',
        path: '/valuation-model',
        sort: 20,
        permission: 'valuation.parameters',
      },
    ],
  },
]
