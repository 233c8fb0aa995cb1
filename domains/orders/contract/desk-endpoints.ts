import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { feesForm, feeTables, feeVersionDetail, feeVersionKey } from './desk-fees.ts'
import { changeOrderForm, closeOrderForm, discountForm, manualOrderForm, spendForm } from './desk-forms.ts'
import { ledgerBalances, ledgerEntryRows, ledgerQuery } from './desk-ledger.ts'
import { deskOrderDetail, deskOrderRows, deskOrdersQuery } from './desk-orders.ts'
import { orderSettingsForm, orderSettingsReply } from './desk-settings.ts'
import { orderErrors } from './errors.ts'
import { figuresQuery, orderFigureReply } from './figures.ts'
import { amount } from './money.ts'
import { orderKey } from './order.ts'
import { orderStates } from './order-states.ts'
import { orderPermissions } from './permissions.ts'

/** Calls of staff about prices. Who has which of them: permission `orders.fees`. */
export const feesDeskApi = defineApi(
  orderErrors,
  {
    tables: {
      method: 'GET',
      path: '/api/admin/fees',
      access: 'staff',
      permission: 'orders.fees',
      summary: '价格表：收费项目、全部版本与现行价格（权限 orders.fees）',
      reply: feeTables,
    },
    version: {
      method: 'GET',
      path: '/api/admin/fees/{version}',
      access: 'staff',
      permission: 'orders.fees',
      summary: '价格表的一个版本（权限 orders.fees）',
      params: feeVersionKey,
      reply: feeVersionDetail,
    },
    add: {
      method: 'POST',
      path: '/api/admin/fees',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.fees',
      summary: '发布新的价格表：须含每个收费项目的价格，发布后不能修改（权限 orders.fees）',
      body: feesForm,
      reply: z.object({ version: z.number() }),
      submits: true,
      replyNumber: 'version',
      fails: ['order.newer_fees'],
    },
  },
  orderPermissions,
)

const state = z.literal(orderStates)

/** Calls of staff about orders. */
export const ordersDeskApi = defineApi(
  orderErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/orders',
      access: 'staff',
      permission: 'orders.read',
      summary: '全部订单，新的在前；超过 10000 条时 totalIsExact 为 false（权限 orders.read）',
      query: deskOrdersQuery,
      reply: deskOrderRows,
    },
    statistics: {
      method: 'GET',
      path: '/api/admin/orders/statistics',
      access: 'staff',
      permission: 'orders.figures',
      summary: '订单统计：按状态、日或月、业务与付款方式；订单按下单日计，收退款按记账日计（权限 orders.figures）',
      query: figuresQuery,
      reply: orderFigureReply,
    },
    detail: {
      method: 'GET',
      path: '/api/admin/orders/{orderNo}',
      access: 'staff',
      permission: 'orders.read',
      summary: '一个订单：明细、客户、备注、付款、分录与经过（权限 orders.read）',
      params: orderKey,
      reply: deskOrderDetail,
    },
    make: {
      method: 'POST',
      path: '/api/admin/orders',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.act',
      summary: '为客户手工开一个订单（权限 orders.act）',
      body: manualOrderForm,
      reply: z.object({ orderNo: z.string() }),
      submits: true,
      replyNumber: 'orderNo',
      fails: ['order.open'],
    },
    change: {
      method: 'PUT',
      path: '/api/admin/orders/{orderNo}',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.act',
      summary: '修改备注、年费缴纳方或延后付款期限；价格不能修改（权限 orders.act）',
      params: orderKey,
      body: changeOrderForm,
      reply: z.object({ version: z.number() }),
      fails: ['order.newer_version', 'order.state_conflict', 'order.closing'],
    },
    close: {
      method: 'POST',
      path: '/api/admin/orders/{orderNo}/close',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.act',
      summary: '关闭未付款的订单；有支付未查清时先查清，closing 为真（权限 orders.act）',
      params: orderKey,
      body: closeOrderForm,
      reply: z.object({ state, closing: z.boolean() }),
      submits: true,
      fails: ['order.state_conflict', 'order.holds_money'],
    },
    discount: {
      method: 'POST',
      path: '/api/admin/orders/{orderNo}/discount',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.act',
      summary:
        '优惠未付款订单的服务费；优惠达到复核金额的，pending 为真，另一位工作人员提交同样的服务费后生效（权限 orders.act）',
      params: orderKey,
      body: discountForm,
      reply: z.object({ amount, pending: z.boolean() }),
      submits: true,
      fails: [
        'order.not_awaiting_payment',
        'order.closing',
        'order.holds_money',
        'order.attempt_open',
        'refund.own_approval',
      ],
    },
    complete: {
      method: 'POST',
      path: '/api/admin/orders/{orderNo}/complete',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.act',
      summary: '完成已付款的手工订单（权限 orders.act）',
      params: orderKey,
      reply: z.object({ state }),
      submits: true,
      fails: ['order.state_conflict', 'order.not_manual', 'order.refund_open'],
    },
    spend: {
      method: 'POST',
      path: '/api/admin/orders/{orderNo}/spent',
      tellsChange: true,
      access: 'staff',
      permission: 'orders.act',
      summary: '标明一项官费已上缴，此后不再退；line 从 0 起（权限 orders.act）',
      params: orderKey,
      body: spendForm,
      reply: z.object({ state }),
      submits: true,
      fails: ['order.state_conflict'],
    },
  },
  orderPermissions,
)

/** Calls of staff about the journal and about the settings of orders. */
export const booksDeskApi = defineApi(
  orderErrors,
  {
    entries: {
      method: 'GET',
      path: '/api/admin/ledger',
      access: 'staff',
      permission: 'orders.ledger',
      summary: '账簿的分录，新的在前；借方为正，贷方为负（权限 orders.ledger）',
      query: ledgerQuery,
      reply: ledgerEntryRows,
    },
    balances: {
      method: 'GET',
      path: '/api/admin/ledger/balances',
      access: 'staff',
      permission: 'orders.ledger',
      summary: '各科目余额，以及订单与账簿的差异（权限 orders.ledger）',
      reply: ledgerBalances,
    },
    settings: {
      method: 'GET',
      path: '/api/admin/orderSettings',
      access: 'staff',
      permission: 'orders.read',
      summary: '订单与收款的设置',
      reply: orderSettingsReply,
    },
    saveSettings: {
      method: 'PUT',
      path: '/api/admin/orderSettings',
      tellsChange: true,
      access: 'topAdministrator',
      summary: '保存订单与收款的设置，只影响此后的订单与退款（pid 为 0）',
      body: orderSettingsForm,
      reply: orderSettingsReply,
      fails: ['order.four_eyes_alone'],
    },
  },
  orderPermissions,
)
