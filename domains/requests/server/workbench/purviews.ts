import type { Purview } from '@portal/platform/server'

/** Pages of the workbench, in the queue's group of the menu; the desk's settings are for the top administrator only. */
export const workbenchPurviews: readonly Purview[] = [
  {
    name: '业务受理',
    icon: 'list',
    access: 'requests',
    path: '',
    sort: 20,
    children: [
      {
        name: '月度统计',
        icon: 'chart',
        access: 'requests.figures',
        path: '/desk-figures',
        sort: 20,
        permission: 'requests.read',
      },
      {
        name: '答复模板',
        icon: 'copy',
        access: 'requests.blocks',
        path: '/reply-blocks',
        sort: 30,
        permission: 'requests.blocks',
      },
    ],
  },
  {
    name: '系统管理',
    icon: 'settings',
    access: 'system',
    path: '',
    sort: 95,
    children: [
      {
        name: '复核设置',
        icon: 'settings',
        access: 'system.desk',
        path: '/desk-settings',
        sort: 30,
        needs: 'topAdministrator',
      },
    ],
  },
]
