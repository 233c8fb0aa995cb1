/** What staff need to change what the site shows, and to read when it could not be used. */
export const sitePermissions = ['banners', 'links', 'health.read'] as const
export type SitePermission = (typeof sitePermissions)[number]
