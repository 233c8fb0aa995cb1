/**
 * The Trusted Types policies of our own pages, in the order of the header. Each makes one kind of text fit for a place where
 * the browser would run it or read it as markup; everywhere else pages refuse texts there.
 */
export const ownPolicies = ['portal-first-view', 'portal-markup', 'portal-worker'] as const
export type OwnPolicy = (typeof ownPolicies)[number]
