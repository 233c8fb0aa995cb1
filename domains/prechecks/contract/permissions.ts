/**
 * What the calls about the findings of a case ask of staff: what the case itself asks of whoever reads it or acts on it. The
 * domain that has the cases declares them.
 */
export const casePermissions = ['requests.read', 'requests.act'] as const

/** What staff need to see how often the rules are right, and to switch them. */
export const precheckPermissions = ['prechecks.rules'] as const
export type PrecheckPermission = (typeof precheckPermissions)[number]
