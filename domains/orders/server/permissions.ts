import { type Permission, permissionsIn } from '@portal/platform/server'
import type { OrderPermission } from '../contract/permissions.ts'

/** What the calls of this domain ask of staff; those by which money leaves or what it costs is changed are sensitive. */
export const permissions: readonly Permission[] = permissionsIn<OrderPermission>(
  '订单与收款',
  {
    'orders.read': '查看订单',
    'orders.act': '处理订单',
    'orders.export': '导出订单',
    'orders.receipts': '收款认领与对账',
    'orders.refunds': '办理退款',
    'orders.invoices': '办理发票',
    'orders.fees': '维护价格表',
    'orders.ledger': '查看账簿',
    'orders.figures': '查看统计',
  },
  ['orders.act', 'orders.export', 'orders.receipts', 'orders.refunds', 'orders.fees'],
)
