import type { Purview } from '@portal/platform/server'

/**
 * The entries of this domain in the menu of the back office: what the operator changes on public pages, besides the articles
 * and courses of other domains.
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
      { name: '文本', icon: 'file', access: 'content.texts', path: '/texts', sort: 75, permission: 'texts' },
    ],
  },
]
