/** What staff need to make a picture public. */
export const filePermissions = ['pictures'] as const
export type FilePermission = (typeof filePermissions)[number]
