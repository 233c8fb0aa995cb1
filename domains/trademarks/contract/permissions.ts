/** What staff need to change what applications refer to; the domain `nice` declares it. */
export const trademarkPermissions = ['trademarks.reference'] as const
