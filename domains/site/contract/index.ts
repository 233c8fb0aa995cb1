export { siteApi } from './endpoints.ts'
export { SiteLink, SiteLinks } from './links.ts'
export { SiteInfo } from './site.ts'
