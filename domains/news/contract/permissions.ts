/** What staff need for the calls about articles. */
export const newsPermissions = ['articles.write', 'articles.publish'] as const
export type NewsPermission = (typeof newsPermissions)[number]
