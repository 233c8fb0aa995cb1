import type { Purview } from '@portal/platform/server'
import type { valuationPermissions } from '../contract/permissions.ts'

const permission: (typeof valuationPermissions)[number] = 'valuation.parameters'

/** The entries of this domain in the menu of the back office. */
export const valuationPurviews: readonly Purview[] = [
  {
    name: '专利',
    icon: 'list',
    access: 'patents',
    path: '',
    sort: 31,
    children: [
      { name: '评估模型', icon: 'gauge', access: permission, path: '/valuation-model/cohorts', sort: 30, permission },
    ],
  },
]
