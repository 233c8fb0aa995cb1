/** What staff need to keep the lists of papers for claims of subsidy. */
export const subsidyPermissions = ['evidence.subsidy'] as const
export type SubsidyPermission = (typeof subsidyPermissions)[number]
