import { StatusTag, type StatusTone } from '@portal/platform/web'
import type { DeskOrderRow } from '../../../contract/desk-orders.ts'
import { type OrderState, orderStateLabels } from '../../../contract/order-states.ts'

const tones = { [-1]: 'refused', 0: 'waiting', 1: 'active', 2: 'done' } satisfies Record<OrderState, StatusTone>

/** The state of an order, as the desk names it. */
export function OrderTag({ order: { state } }: { order: Pick<DeskOrderRow, 'state'> }) {
  return <StatusTag tone={tones[state]}>{orderStateLabels[state]}</StatusTag>
}
