import type { Purview } from '@portal/platform/server'

/** The entries of this domain in the menu of the back office. */
export const operationsPurviews: readonly Purview[] = [
  {
    name: '系统管理',
    icon: 'settings',
    access: 'system',
    path: '',
    sort: 95,
    children: [
      {
        name: '运行状态',
        icon: 'check',
        access: 'system.health',
        path: '/health',
        sort: 40,
        permission: 'health.read',
      },
      {
        name: '故障记录',
        icon: 'warn',
        access: 'system.outages',
        path: '/outages',
        sort: 50,
        permission: 'health.read',
      },
      {
        name: '维护公告',
        icon: 'info',
        access: 'system.maintenance',
        path: '/maintenance',
        sort: 60,
        needs: 'topAdministrator',
      },
    ],
  },
]
