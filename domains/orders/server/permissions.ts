import type { Permission } from '@portal/platform/server'
import { type OrderPermission, orderPermissions } from '../contract/permissions.ts'

const names = {
  'orders.read': '查看订单',
  'orders.act': '处理订单',
  'orders.export': '导出订单',
  'orders.receipts': '收款认领与对账',
  'orders.refunds': '办理退款',
  'orders.invoices': '办理发票',
  'orders.fees': '维护价格表',
  'orders.ledger': '查看账簿',
  'orders.figures': '查看统计',
} as const satisfies Record<OrderPermission, string>

/** Those by which money leaves or what it costs is changed. */
const sensitive: readonly OrderPermission[] = ['orders.receipts', 'orders.refunds', 'orders.fees']

export const orderPermissionList: readonly Permission[] = orderPermissions.map((key) => ({
  key,
  name: names[key],
  group: '订单与收款',
  ...(sensitive.includes(key) && { sensitive: true }),
}))
