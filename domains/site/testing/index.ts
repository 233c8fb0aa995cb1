export { createSiteApp, type SiteApp } from './site-app.ts'
