/** What staff need for the calls about accounts. */
export const accountPermissions = ['users.act'] as const
export type AccountPermission = (typeof accountPermissions)[number]
