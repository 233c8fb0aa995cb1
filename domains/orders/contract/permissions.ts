/** What staff need for the calls about orders and money. */
export const orderPermissions = [
  'orders.read',
  'orders.act',
  'orders.export',
  'orders.receipts',
  'orders.refunds',
  'orders.invoices',
  'orders.fees',
  'orders.ledger',
  'orders.figures',
] as const
export type OrderPermission = (typeof orderPermissions)[number]
