/**
 * What staff need to see the deadlines of the team (`read`), and to see all versions of rules, to write a new one, and to check one
 * that somebody else wrote (`rules`).
 */
export const deadlinePermissions = ['deadlines.read', 'deadlines.rules'] as const
export type DeadlinePermission = (typeof deadlinePermissions)[number]
