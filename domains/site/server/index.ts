import { bindRoutes, listOutages, type ServerDomain } from '@portal/platform/server'
import { siteApi, siteDeskApi } from '../contract/endpoints.ts'
import {
  addBanner,
  bannerChanges,
  changeBanner,
  getBanner,
  listBanners,
  moveBanner,
  removeBanner,
} from './banner-desk.ts'
import { importLinks } from './import-links.ts'
import { siteInfoOf } from './info.ts'
import { addLink, changeLink, checkLink, getLink, linkChanges, listLinks, moveLink, removeLink } from './link-desk.ts'
import { permissions } from './permissions.ts'
import { publicBanners } from './public-banners.ts'
import { publicLinks } from './public-links.ts'
import { sitePurviews } from './purviews.ts'
import { robotsOf, sitemapOf } from './robots.ts'
import { siteSettings, siteWarnings } from './site.settings.ts'

export { siteAgency, sitePhone } from './info.ts'

export const siteServer: ServerDomain = {
  name: 'site',
  routes: [
    ...bindRoutes(siteApi, {
      info: async ({ config }) => siteInfoOf(config),
      links: publicLinks,
      banners: publicBanners,
      robots: async ({ config }) => robotsOf(config),
      sitemap: async ({ config }) => sitemapOf(config),
    }),
    ...bindRoutes(siteDeskApi, {
      outages: (ctx, { query }) => listOutages(ctx, query),
      listLinks,
      addLink,
      getLink,
      changeLink,
      removeLink,
      moveLink,
      checkLink,
      linkChanges,
      listBanners,
      addBanner,
      getBanner,
      changeBanner,
      removeBanner,
      moveBanner,
      bannerChanges,
    }),
  ],
  settings: siteSettings,
  warnings: siteWarnings,
  frames: (config) => {
    const { frame } = siteSettings(config)
    return frame ? [new URL(frame.url).origin] : []
  },
  demonstrate: [
    {
      name: 'site.banners',
      title: '首页横幅',
      run: async (ctx, people) => (await import('./seed-banners.ts')).seedBanners(ctx, people),
    },
  ],
  prepare: importLinks,
  permissions,
  purviews: sitePurviews,
}
