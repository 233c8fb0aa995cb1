/** What staff need to see how the portal is doing. */
export const operationsPermissions = ['health.read'] as const
export type OperationsPermission = (typeof operationsPermissions)[number]
