/** What staff need to change what applications for trademarks refer to: editions, marks, members, rules of signs. */
export const referencePermissions = ['trademarks.reference'] as const
export type ReferencePermission = (typeof referencePermissions)[number]
