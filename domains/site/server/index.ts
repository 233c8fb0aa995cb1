import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { siteApi } from '../contract/endpoints.ts'
import { checkSite, siteInfoOf } from './info.ts'
import { linksOf } from './links.ts'

export const siteServer: ServerDomain = {
  name: 'site',
  routes: bindRoutes(siteApi, {
    info: async ({ config }) => siteInfoOf(config),
    links: async ({ config }) => linksOf(config),
  }),
  checkConfig: (config) => {
    checkSite(config)
    linksOf(config)
  },
}
