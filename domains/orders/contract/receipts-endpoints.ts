import { revealPermission } from '@portal/accounts/contract'
import { defineApi, type UploadLimit } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { orderErrors } from './errors.ts'
import { orderPermissions } from './permissions.ts'
import {
  matchForm,
  receiptFileForm,
  receiptForm,
  receiptImport,
  receiptKey,
  receiptLimits,
  receiptPreview,
  receiptReason,
  receiptRows,
  receiptStanding,
  receiptStates,
  receiptsQuery,
} from './receipts.ts'

const fileLimit: UploadLimit = () => ({ bytes: receiptLimits.fileBytes, msg: '收款文件不能超过 10MB!' })
const one = '/api/admin/receipts/{id}' as const
const unread = ['receipt.unreadable', 'receipt.unsupported'] as const

/** Calls of staff about the money that arrived on the bank account. Who has which of them: permission `orders.receipts`. */
export const receiptsApi = defineApi(
  orderErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/receipts',
      access: 'staff',
      permission: 'orders.receipts',
      summary: '银行收款与渠道的待认领款，新的在前；待认领的附可能的订单（权限 orders.receipts）',
      query: receiptsQuery,
      reply: receiptRows,
    },
    add: {
      method: 'POST',
      path: '/api/admin/receipts',
      access: 'staff',
      permission: 'orders.receipts',
      summary: '手工登记一笔银行收款；同一流水号只能登记一次（权限 orders.receipts）',
      body: receiptForm,
      reply: z.object({ id: z.string(), state: z.enum(receiptStates), orderNo: z.nullable(z.string()) }),
      submits: true,
      fails: ['receipt.known'],
    },
    preview: {
      method: 'POST',
      path: '/api/admin/receipts/import/preview',
      access: 'staff',
      permission: 'orders.receipts',
      summary:
        '看一份银行流水（CSV）会导入什么，不保存；mapping 为 JSON 文本，不给时按表头对应（权限 orders.receipts）',
      upload: fileLimit,
      body: receiptFileForm,
      reply: receiptPreview,
      fails: unread,
    },
    importFile: {
      method: 'POST',
      path: '/api/admin/receipts/import',
      access: 'staff',
      permission: 'orders.receipts',
      summary: '导入一份银行流水（CSV，10MB、5 万行以内）；已有的行不会重复入账（权限 orders.receipts）',
      upload: fileLimit,
      body: receiptFileForm,
      reply: receiptImport,
      fails: unread,
    },
    match: {
      method: 'POST',
      path: `${one}/match`,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '把一笔待认领的收款认领到一个待付款的订单（权限 orders.receipts）',
      params: receiptKey,
      body: matchForm,
      reply: receiptStanding,
      submits: true,
      fails: ['receipt.state_conflict', 'order.not_awaiting_payment'],
    },
    unmatch: {
      method: 'POST',
      path: `${one}/unmatch`,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '取消认领，写明原因；订单已完成、已有退款、已开发票或官费已上缴的不能取消（权限 orders.receipts）',
      params: receiptKey,
      body: receiptReason,
      reply: receiptStanding,
      submits: true,
      fails: [
        'receipt.state_conflict',
        'receipt.refunded',
        'receipt.not_newest',
        'receipt.invoiced',
        'receipt.spent',
        'order.state_conflict',
      ],
    },
    return: {
      method: 'POST',
      path: `${one}/return`,
      access: 'staff',
      permission: 'orders.receipts',
      summary: '退回一笔待认领的收款，写明原因：银行的登记为已退回，渠道的由渠道原路退回（权限 orders.receipts）',
      params: receiptKey,
      body: receiptReason,
      reply: receiptStanding,
      submits: true,
      fails: ['receipt.state_conflict'],
    },
    reveal: {
      method: 'POST',
      path: `${one}/reveal`,
      access: 'staff',
      permission: 'reveal',
      summary: '查看完整的付款账号，写明原因并留下记录（权限 reveal）',
      params: receiptKey,
      body: receiptReason,
      reply: z.object({ payerAccount: z.string() }),
      fails: ['receipt.no_account'],
    },
  },
  [...orderPermissions, revealPermission],
)
