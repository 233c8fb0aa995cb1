import type { WebDomain } from '@portal/platform/web'
import { createElement } from 'react'
import { orderPath, ordersPath, ordersTab, payPath, resultPath } from '../contract/paths.ts'
import type { ApplicationPages } from './applications.ts'

const below = (path: string): string => path.slice('/home/'.length)
const anyOrder = ':orderNo'

/** The customer's pages of orders and payments. `applications` leads from an order to what it is for. */
export const createOrdersWeb = (applications: ApplicationPages): WebDomain => ({
  name: 'orders',
  portal: [
    {
      path: below(ordersPath),
      title: '我的订单',
      sort: 910,
      needsSession: true,
      load: async () => ({ Component: (await import('./list/orders-page.tsx')).OrdersPage }),
    },
    {
      path: below(orderPath(anyOrder)),
      title: '订单详情',
      sort: 911,
      needsSession: true,
      load: async () => {
        const { OrderPage } = await import('./detail/order-page.tsx')
        return { Component: () => createElement(OrderPage, { applications }) }
      },
    },
    {
      path: below(payPath(anyOrder)),
      title: '付款',
      sort: 912,
      needsSession: true,
      load: async () => ({ Component: (await import('./pay/pay-page.tsx')).PayPage }),
    },
    {
      path: below(resultPath(anyOrder)),
      title: '付款结果',
      sort: 913,
      needsSession: true,
      load: async () => {
        const { ResultPage } = await import('./pay/result-page.tsx')
        return { Component: () => createElement(ResultPage, { applications }) }
      },
    },
  ],
  matterPages: [
    {
      active: ordersTab,
      label: '我的订单',
      short: '订单',
      icon: 'cart',
      scene: 'desk',
      sort: 110,
      to: ordersPath,
    },
  ],
})
