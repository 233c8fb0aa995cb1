import type { PortalCrumb } from '@portal/platform/web'
import { orderPath, ordersPath } from '../contract/paths.ts'

/** The way to the list of orders. */
export const listCrumbs: readonly PortalCrumb[] = [{ text: '我的订单', to: ordersPath }]

/** The way to a page of one order. */
export const orderCrumbs = (orderNo: string, text: string): readonly PortalCrumb[] => [
  ...listCrumbs,
  { text: orderNo, to: orderPath(orderNo) },
  { text },
]
