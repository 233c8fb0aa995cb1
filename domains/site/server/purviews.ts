import type { Purview } from '@portal/platform/server'

/**
 * The entries of this domain in the menu of the back office: what the operator changes on public pages, besides the articles
 * and courses of other domains, and when the portal could not be used.
 */
export const sitePurviews: readonly Purview[] = [
  {
    name: '内容管理',
    icon: 'edit',
    access: 'content',
    path: '',
    sort: 30,
    children: [
      { name: '首页横幅', icon: 'eye', access: 'content.banners', path: '/banners', sort: 60, permission: 'banners' },
      { name: '外部链接', icon: 'external', access: 'content.links', path: '/links', sort: 70, permission: 'links' },
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
        name: '故障记录',
        icon: 'warn',
        access: 'system.outages',
        path: '/outages',
        sort: 50,
        permission: 'health.read',
      },
    ],
  },
]
