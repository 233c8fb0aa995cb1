import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { orderErrors } from '../errors.ts'
import { amount } from '../money.ts'
import { orderKey } from '../order.ts'
import { orderPermissions } from '../permissions.ts'
import {
  invoiceDeskRows,
  invoiceKey,
  invoiceStanding,
  invoicesQuery,
  issueForm,
  redLetterForm,
  refuseForm,
} from './desk-invoice.ts'
import { invoiceForm } from './invoice-form.ts'

const one = '/api/admin/invoices/{id}' as const

/** Calls about invoices. Those of staff are for the holders of `orders.invoices`. */
export const invoicesApi = defineApi(
  orderErrors,
  {
    request: {
      method: 'POST',
      path: '/api/orders/{orderNo}/invoice',
      access: 'signedIn',
      summary: '申请发票；开票之前再次提交即为更正',
      params: orderKey,
      body: invoiceForm,
      reply: z.object({ id: z.string(), state: z.literal('requested'), amount }),
      submits: true,
      limit: 'submit',
      fails: ['invoice.order_state', 'invoice.nothing', 'invoice.issued', 'invoice.refund_open'],
    },
    list: {
      method: 'GET',
      path: '/api/admin/invoices',
      access: 'staff',
      permission: 'orders.invoices',
      summary: '发票申请，新的在前（orders.invoices）；state 为 due 时是待红冲的',
      query: invoicesQuery,
      reply: invoiceDeskRows,
    },
    issue: {
      method: 'POST',
      path: `${one}/issue`,
      tellsChange: true,
      access: 'staff',
      permission: 'orders.invoices',
      summary: '登记已开具的发票：文件（用途 invoice）、号码与日期（orders.invoices）',
      params: invoiceKey,
      body: issueForm,
      reply: invoiceStanding,
      submits: true,
      fails: ['invoice.state_conflict', 'invoice.refund_open', 'invoice.nothing'],
    },
    refuse: {
      method: 'POST',
      path: `${one}/refuse`,
      tellsChange: true,
      access: 'staff',
      permission: 'orders.invoices',
      summary: '不予开票，原因客户可见（orders.invoices）',
      params: invoiceKey,
      body: refuseForm,
      reply: invoiceStanding,
      submits: true,
      fails: ['invoice.state_conflict'],
    },
    redLetter: {
      method: 'POST',
      path: `${one}/redLetter`,
      tellsChange: true,
      access: 'staff',
      permission: 'orders.invoices',
      summary: '登记红字发票，或写明没有红字发票的原因（orders.invoices）',
      params: invoiceKey,
      body: redLetterForm,
      reply: invoiceStanding,
      submits: true,
      fails: ['invoice.state_conflict'],
    },
  },
  orderPermissions,
)
