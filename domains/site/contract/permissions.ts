/** What staff need to change what the site shows. */
export const sitePermissions = ['banners', 'links', 'texts'] as const
export type SitePermission = (typeof sitePermissions)[number]
