/** What staff need to change what applications for trademarks refer to; the domain `nice` declares it. */
export const referencePermissions = ['trademarks.reference'] as const
