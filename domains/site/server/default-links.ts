import type { SiteLinks } from '../contract/links.ts'

/**
 * Where a fresh portal points to until the operator names a file of its own. Only addresses of the named bodies
 * themselves, https, each met in stored public pages or repositories on 2026-11-20.
 */
export const defaultLinks: SiteLinks = {
  searchTools: [
    {
      name: '知识产权海关保护备案办事指南',
      url: 'https://online.customs.gov.cn/static/pages/guides/002029002000/002029002000.html',
    },
  ],
  government: [
    { name: '国家知识产权局', url: 'https://www.cnipa.gov.cn/' },
    { name: '国家知识产权局商标局', url: 'https://sbj.cnipa.gov.cn/' },
    { name: '互联网+海关', url: 'https://online.customs.gov.cn/' },
    { name: '中国国际贸易单一窗口', url: 'https://www.singlewindow.cn/' },
    { name: '世界知识产权组织', url: 'https://www.wipo.int/portal/zh/' },
    { name: '国家法律法规数据库', url: 'https://flk.npc.gov.cn/' },
  ],
  platforms: [{ name: '速卖通、国际站知识产权保护平台', url: 'https://ipp.aidcgroup.net/' }],
  social: [],
}
