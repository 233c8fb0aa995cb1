import { bindRoutes, type Purview, type Route, recordAct } from '@portal/platform/server'
import { booksDeskApi, feesDeskApi, ordersDeskApi } from '../../contract/desk-endpoints.ts'
import { exportsApi } from '../../contract/export-endpoints.ts'
import type { FeeCode } from '../../contract/fees.ts'
import { exportLedger } from '../exports/export-ledger.ts'
import { exportOrders } from '../exports/export-orders.ts'
import { readFigures } from '../figures/read-figures.ts'
import { viewBalances } from '../ledger/check-books.ts'
import { listEntries } from '../ledger/read-entries.ts'
import { saveOrderSettings, viewOrderSettings } from '../settings/save-order-settings.ts'
import { closeByStaff, completeByStaff, spendLine } from './act-on-order.ts'
import { changeOrder } from './change-order.ts'
import { discountOrder } from './discount-order.ts'
import { listFeeTables, storeFees, viewFeeVersion } from './fee-tables.ts'
import { listOrders } from './list-orders.ts'
import { makeOrder } from './make-order.ts'
import { viewOrder } from './view-order.ts'

/** The entries of orders, prices, books and settings in the menu of the back office. */
export const deskPurviews: readonly Purview[] = [
  {
    name: '订单与收款',
    icon: 'chart',
    access: 'orders',
    path: '',
    sort: 25,
    children: [
      { name: '订单', icon: 'list', access: 'orders.orders', path: '/orders', sort: 10, permission: 'orders.read' },
      { name: '账簿', icon: 'book', access: 'orders.ledger', path: '/ledger', sort: 60, permission: 'orders.ledger' },
      { name: '价格表', icon: 'copy', access: 'orders.fees', path: '/fees', sort: 70, permission: 'orders.fees' },
      {
        name: '统计',
        icon: 'chart',
        access: 'orders.figures',
        path: '/orderFigures',
        sort: 80,
        permission: 'orders.figures',
      },
      {
        name: '收款设置',
        icon: 'settings',
        access: 'orders.settings',
        path: '/orderSettings',
        sort: 90,
        needs: 'topAdministrator',
      },
    ],
  },
]

/** The calls of staff; `codes` are those that the services contribute. */
export const deskRoutes = (codes: readonly FeeCode[]): Route[] => [
  ...bindRoutes(feesDeskApi, {
    tables: (ctx) => listFeeTables(ctx, codes),
    version: viewFeeVersion,
    add: async (ctx, { body }) => {
      const version = await storeFees(ctx, { ...body, codes, actorId: ctx.actor.userId })
      await recordAct(ctx, {
        subjectKind: 'fees',
        subjectRef: `第 ${version} 版`,
        link: '/fees',
        before: null,
        after: body,
      })
      return { version }
    },
  }),
  ...bindRoutes(ordersDeskApi, {
    list: listOrders,
    statistics: readFigures,
    detail: viewOrder,
    make: makeOrder,
    change: changeOrder,
    close: closeByStaff,
    discount: discountOrder,
    complete: completeByStaff,
    spend: spendLine,
  }),
  ...bindRoutes(exportsApi, { orders: exportOrders, ledger: exportLedger }),
  ...bindRoutes(booksDeskApi, {
    entries: listEntries,
    balances: viewBalances,
    settings: viewOrderSettings,
    saveSettings: saveOrderSettings,
  }),
]
