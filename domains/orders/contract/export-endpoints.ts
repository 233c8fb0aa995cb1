import { bytes, defineApi } from '@portal/platform/contract'
import { orderErrors } from './errors.ts'
import { ledgerExportQuery, ordersExportQuery } from './exports.ts'
import { orderPermissions } from './permissions.ts'

/** Calls by which staff take orders and the journal out of the portal, for the operator's accountant. */
export const exportsApi = defineApi(
  orderErrors,
  {
    orders: {
      method: 'GET',
      path: '/api/admin/orders-export',
      audited: true,
      access: 'staff',
      permission: 'orders.export',
      summary: '按筛选条件导出全部订单，XLSX 或 CSV；每次导出均有记录（权限 orders.export）',
      query: ordersExportQuery,
      reply: bytes,
      limit: 'costly',
    },
    ledger: {
      method: 'GET',
      path: '/api/admin/ledger-export',
      audited: true,
      access: 'staff',
      permission: 'orders.ledger',
      summary: '按筛选条件导出全部分录，XLSX 或 CSV；借方为正，贷方为负；每次导出均有记录（权限 orders.ledger）',
      query: ledgerExportQuery,
      reply: bytes,
      limit: 'costly',
    },
  },
  orderPermissions,
)
