/** What staff need; `trademarks.reference` is declared by the domain `nice`. */
export const trademarkPermissions = ['trademarks.reference', 'trademarks.read', 'trademarks.act'] as const
export type TrademarkPermission = (typeof trademarkPermissions)[number]
