import { bindRoutes, type Route } from '@portal/platform/server'
import { booksDeskApi, feesDeskApi, ordersDeskApi } from '../../contract/desk-endpoints.ts'
import type { FeeCode } from '../../contract/fees.ts'
import { viewBalances } from '../ledger/check-books.ts'
import { listEntries } from '../ledger/read-entries.ts'
import { saveOrderSettings, viewOrderSettings } from '../settings/save-order-settings.ts'
import { closeByStaff, completeByStaff, spendLine } from './act-on-order.ts'
import { changeOrder } from './change-order.ts'
import { listFeeTables, storeFees, viewFeeVersion } from './fee-tables.ts'
import { listOrders } from './list-orders.ts'
import { makeOrder } from './make-order.ts'
import { viewOrder } from './view-order.ts'

/** The calls of staff; `codes` are those that the services contribute. */
export const deskRoutes = (codes: readonly FeeCode[]): Route[] => [
  ...bindRoutes(feesDeskApi, {
    tables: (ctx) => listFeeTables(ctx, codes),
    version: viewFeeVersion,
    add: async (ctx, { body }) => ({ version: await storeFees(ctx, { ...body, codes, actorId: ctx.actor.userId }) }),
  }),
  ...bindRoutes(ordersDeskApi, {
    list: listOrders,
    detail: viewOrder,
    make: makeOrder,
    change: changeOrder,
    close: closeByStaff,
    complete: completeByStaff,
    spend: spendLine,
  }),
  ...bindRoutes(booksDeskApi, {
    entries: listEntries,
    balances: viewBalances,
    settings: viewOrderSettings,
    saveSettings: saveOrderSettings,
  }),
]
