import { bindRoutes, type DomainGauge, type OperatorText, type ServerDomain } from '@portal/platform/server'
import { siteApi, siteDeskApi } from '../contract/endpoints.ts'
import type { SitePermission } from '../contract/permissions.ts'
import {
  addBanner,
  bannerChanges,
  changeBanner,
  getBanner,
  listBanners,
  moveBanner,
  placeBanner,
  removeBanner,
} from './banner-desk.ts'
import { siteCallHosts } from './call-hosts.ts'
import { textRecord } from './changes.ts'
import { importLinks } from './import-links.ts'
import { maintenanceInWords, siteInfoOf } from './info.ts'
import { addLink, changeLink, checkLink, getLink, linkChanges, listLinks, moveLink, removeLink } from './link-desk.ts'
import { permissions } from './permissions.ts'
import { publicBanners } from './public-banners.ts'
import { publicLinks } from './public-links.ts'
import { sitePurviews } from './purviews.ts'
import { robotsOf, sitemapOf } from './robots.ts'
import { siteSettings, siteWarnings } from './site.settings.ts'
import { changeText, countStaleTexts, findTexts, listTexts, textChanges } from './texts.ts'

export { siteAgency, sitePhone } from './info.ts'

const staleGauge = (texts: readonly OperatorText[]): DomainGauge => ({
  name: 'site_texts_stale',
  help: 'Texts of the operator that were not compared with their source for 180 days',
  read: (ctx) => countStaleTexts(ctx, texts),
})

const textsPermission: SitePermission = 'texts'

/**
 * The domain of what the operator says about itself. The composition root hands it the places on pages of other domains that
 * show words of the operator.
 */
export const createSiteServer = (texts: readonly OperatorText[]): ServerDomain => ({
  name: 'site',
  routes: [
    ...bindRoutes(siteApi, {
      info: async (ctx) => ({ ...siteInfoOf(ctx.config), maintenance: await maintenanceInWords(ctx) }),
      links: publicLinks,
      banners: publicBanners,
      texts: (ctx, input) => findTexts(ctx, texts, input),
      robots: async ({ config }) => robotsOf(config),
      sitemap: async ({ config }) => sitemapOf(config),
    }),
    ...bindRoutes(siteDeskApi, {
      listLinks,
      addLink,
      getLink,
      changeLink,
      removeLink,
      moveLink,
      checkLink,
      linkChanges,
      listTexts: (ctx) => listTexts(ctx, texts),
      changeText: (ctx, input) => changeText(ctx, texts, input),
      textChanges: (ctx, input) => textChanges(ctx, texts, input),
      listBanners,
      addBanner,
      getBanner,
      changeBanner,
      removeBanner,
      placeBanner,
      moveBanner,
      bannerChanges,
    }),
  ],
  todayCards: [
    {
      key: 'site.staleTexts',
      title: '待核对文本',
      sort: 110,
      permission: textsPermission,
      link: '/texts',
      count: async (ctx) => ({ count: await countStaleTexts(ctx, texts) }),
    },
  ],
  settings: siteSettings,
  warnings: siteWarnings,
  callHosts: siteCallHosts,
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
  records: [textRecord],
  prepare: importLinks,
  permissions,
  purviews: sitePurviews,
  gauges: [staleGauge(texts)],
})
