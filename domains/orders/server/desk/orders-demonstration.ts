import type { DemonstrationStep } from '@portal/platform/server'
import type { FeeCode } from '../../contract/fees.ts'
import { seedFees } from './demonstration-fees.ts'

/** What a demonstration shows of money: prices of everything that the services charge for, and orders in every state. */
export const orderDemonstration = (codes: readonly FeeCode[]): readonly DemonstrationStep[] => [
  { name: 'orders.fees', title: '演示价格表', run: (ctx) => seedFees(ctx, codes) },
  {
    name: 'orders.orders',
    title: '演示订单',
    run: async (ctx, people) => (await import('./demonstration-orders.ts')).seedOrders(ctx, people),
  },
]
