/** What staff need for the calls about patent applications. */
export const patentPermissions = ['patents.read', 'patents.act'] as const
export type PatentPermission = (typeof patentPermissions)[number]
