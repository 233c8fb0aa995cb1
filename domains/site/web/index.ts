export type { SiteLink, SiteLinks } from '../contract/links.ts'
export type { SiteInfo } from '../contract/site.ts'
export type { Site } from './site-store.ts'
export { loadSite, useSite } from './site-store.ts'
