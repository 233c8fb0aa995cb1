import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { feesForm, feeTables, feeVersionDetail, feeVersionKey } from './desk-fees.ts'
import { orderErrors } from './errors.ts'

/** Calls of staff about prices. Who has which of them: permission `orders.fees`. */
export const feesDeskApi = defineApi(orderErrors, {
  tables: {
    method: 'GET',
    path: '/api/admin/fees',
    access: 'staff',
    summary: '价格表：收费项目、全部版本与现行价格（权限 orders.fees）',
    reply: feeTables,
  },
  version: {
    method: 'GET',
    path: '/api/admin/fees/{version}',
    access: 'staff',
    summary: '价格表的一个版本（权限 orders.fees）',
    params: feeVersionKey,
    reply: feeVersionDetail,
  },
  add: {
    method: 'POST',
    path: '/api/admin/fees',
    access: 'staff',
    summary: '发布新的价格表：须含每个收费项目的价格，发布后不能修改（权限 orders.fees）',
    body: feesForm,
    reply: z.object({ version: z.number() }),
    submits: true,
    replyNumber: 'version',
    fails: ['order.newer_fees'],
  },
})
