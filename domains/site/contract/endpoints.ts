import { defineApi } from '@portal/platform/contract'
import { SiteLinks } from './links.ts'
import { SiteInfo } from './site.ts'

const fiveMinutes = { seconds: 300 }

export const siteApi = defineApi(
  {},
  {
    info: {
      method: 'GET',
      path: '/api/site',
      access: 'public',
      summary: '站点信息：地址、服务电话、备案号、合作代理机构',
      reply: SiteInfo,
      cache: fiveMinutes,
    },
    links: {
      method: 'GET',
      path: '/api/links',
      access: 'public',
      summary: '外部链接：查询工具、政府机构、电商平台、社交媒体',
      reply: SiteLinks,
      cache: fiveMinutes,
    },
  },
)
