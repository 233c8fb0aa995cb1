import { bytes, defineApi, done } from '@portal/platform/contract'
import { bannerForm, bannerPage, bannerRow, banners, bannersQuery, changeBannerForm } from './banners.ts'
import { createdId, moveForm, recordId, siteChanges } from './desk.ts'
import { siteErrors } from './errors.ts'
import { changeLinkForm, checkForm, linkForm, linkPage, linkRow, linksQuery } from './link-desk.ts'
import { SiteLinks } from './links.ts'
import { outagePage, outagesQuery } from './outages.ts'
import { sitePermissions } from './permissions.ts'
import { SiteInfo } from './site.ts'

const fiveMinutes = { seconds: 300 }
const oneMinute = { seconds: 60 }

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
      cache: oneMinute,
    },
    banners: {
      method: 'GET',
      path: '/api/getBannersList',
      access: 'public',
      summary: '首页横幅，按展示顺序',
      reply: banners,
      cache: oneMinute,
    },
    robots: {
      method: 'GET',
      path: '/robots.txt',
      access: 'public',
      summary: '搜索引擎须知：演示不收录；正式运行只收录首页与公开图片',
      reply: bytes,
    },
    sitemap: {
      method: 'GET',
      path: '/sitemap.xml',
      access: 'public',
      summary: '网站地图：哈希路由的页面没有各自的地址，只列首页',
      reply: bytes,
    },
  },
)

const linkPath = '/api/admin/links/{id}'
const bannerPath = '/api/admin/banners/{id}'

export const siteDeskApi = defineApi(
  siteErrors,
  {
    outages: {
      method: 'GET',
      path: '/api/admin/outages',
      access: 'staff',
      permission: 'health.read',
      summary: '故障记录：何时到何时什么不可用、是否仍在持续，新的在前；编号用于对外说明',
      query: outagesQuery,
      reply: outagePage,
    },
    listLinks: {
      method: 'GET',
      path: '/api/admin/links',
      access: 'staff',
      permission: 'links',
      summary: '外部链接，按分组与顺序',
      query: linksQuery,
      reply: linkPage,
    },
    addLink: {
      method: 'POST',
      path: '/api/admin/links',
      access: 'staff',
      permission: 'links',
      summary: '新增外部链接，排在所在分组之末；核对之前不公开',
      body: linkForm,
      reply: createdId,
      submits: true,
    },
    getLink: {
      method: 'GET',
      path: linkPath,
      access: 'staff',
      permission: 'links',
      summary: '一个外部链接',
      params: recordId,
      reply: linkRow,
    },
    changeLink: {
      method: 'PUT',
      path: linkPath,
      access: 'staff',
      permission: 'links',
      summary: '修改外部链接；网址改变后须重新核对；version 为读到的版本，他人已先修改则不保存',
      params: recordId,
      body: changeLinkForm,
      reply: done,
      fails: ['site.newer_change'],
    },
    removeLink: {
      method: 'DELETE',
      path: linkPath,
      access: 'staff',
      permission: 'links',
      summary: '删除外部链接',
      params: recordId,
      reply: done,
    },
    moveLink: {
      method: 'POST',
      path: `${linkPath}/move`,
      access: 'staff',
      permission: 'links',
      summary: '在所在分组中上移或下移一位',
      params: recordId,
      body: moveForm,
      reply: done,
    },
    checkLink: {
      method: 'POST',
      path: `${linkPath}/check`,
      access: 'staff',
      permission: 'links',
      summary: '记录手工打开的结果：可以打开则公开，否则不再公开',
      params: recordId,
      body: checkForm,
      reply: done,
    },
    linkChanges: {
      method: 'GET',
      path: `${linkPath}/changes`,
      access: 'staff',
      permission: 'links',
      summary: '一个外部链接的变更记录，新的在前',
      params: recordId,
      reply: siteChanges,
    },
    listBanners: {
      method: 'GET',
      path: '/api/admin/banners',
      access: 'staff',
      permission: 'banners',
      summary: '横幅，按展示顺序',
      query: bannersQuery,
      reply: bannerPage,
    },
    addBanner: {
      method: 'POST',
      path: '/api/admin/banners',
      access: 'staff',
      permission: 'banners',
      summary: '新增横幅，排在最后',
      body: bannerForm,
      reply: createdId,
      submits: true,
    },
    getBanner: {
      method: 'GET',
      path: bannerPath,
      access: 'staff',
      permission: 'banners',
      summary: '一个横幅',
      params: recordId,
      reply: bannerRow,
    },
    changeBanner: {
      method: 'PUT',
      path: bannerPath,
      access: 'staff',
      permission: 'banners',
      summary: '修改横幅；version 为读到的版本，他人已先修改则不保存',
      params: recordId,
      body: changeBannerForm,
      reply: done,
      fails: ['site.newer_change'],
    },
    removeBanner: {
      method: 'DELETE',
      path: bannerPath,
      access: 'staff',
      permission: 'banners',
      summary: '删除横幅',
      params: recordId,
      reply: done,
    },
    moveBanner: {
      method: 'POST',
      path: `${bannerPath}/move`,
      access: 'staff',
      permission: 'banners',
      summary: '上移或下移一位',
      params: recordId,
      body: moveForm,
      reply: done,
    },
    bannerChanges: {
      method: 'GET',
      path: `${bannerPath}/changes`,
      access: 'staff',
      permission: 'banners',
      summary: '一个横幅的变更记录，新的在前',
      params: recordId,
      reply: siteChanges,
    },
  },
  sitePermissions,
)
