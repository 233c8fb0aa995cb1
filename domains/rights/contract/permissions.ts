/** What staff need to compare rights with their certificates. */
export const rightPermissions = ['rights.verify'] as const
export type RightPermission = (typeof rightPermissions)[number]
