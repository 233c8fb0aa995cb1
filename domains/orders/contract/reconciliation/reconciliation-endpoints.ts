import { defineApi } from '@portal/platform/contract'
import { orderErrors } from '../errors.ts'
import { orderPermissions } from '../permissions.ts'
import {
  dayKey,
  dayRows,
  daysQuery,
  dayView,
  differenceKey,
  differenceStanding,
  explainForm,
} from './reconciliation.ts'

const all = '/api/admin/reconciliation' as const

/** Calls of staff that compare our facts of a day with the bills of the houses. */
export const reconciliationApi = defineApi(
  orderErrors,
  {
    days: {
      method: 'GET',
      path: `${all}/days`,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '对账的日子，新的在前，每个渠道是否一致；没有账单的是未取得账单（权限 orders.receipts）',
      query: daysQuery,
      reply: dayRows,
    },
    day: {
      method: 'GET',
      path: all,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '一天的对账：各渠道应收、实收、差额、手续费与每处差异（权限 orders.receipts）',
      query: dayKey,
      reply: dayView,
    },
    fetch: {
      method: 'POST',
      inSteps: true,
      path: `${all}/{day}/fetch`,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '取一天的账单并核对；账单在次日 10:30 后提供，已取得的只重新核对（权限 orders.receipts）',
      params: dayKey,
      reply: dayView,
      fails: ['reconciliation.too_early'],
    },
    explain: {
      method: 'POST',
      path: `${all}/items/{id}/explain`,
      tellsChange: true,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '说明一处差异的原因；差异不会被删除（权限 orders.receipts）',
      params: differenceKey,
      body: explainForm,
      reply: differenceStanding,
      fails: ['reconciliation.explained'],
    },
  },
  orderPermissions,
)
