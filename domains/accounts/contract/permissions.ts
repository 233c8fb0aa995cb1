/** What staff need for the calls about accounts. */
export const accountPermissions = ['users.read', 'users.act', 'users.save', 'users.delete'] as const
export type AccountPermission = (typeof accountPermissions)[number]

/** What staff need to see in whole what is masked elsewhere. Calls of several domains ask for it, and each asks for a reason. */
export const revealPermission = 'reveal'
