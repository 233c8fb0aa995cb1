import { StatusTag, StatusTags, type StatusTone } from '@portal/platform/web'
import { type OrderRow, refundStateLabels } from '../contract/order.ts'
import { type OrderState, orderStateLabels } from '../contract/order-states.ts'

const tones = { [-1]: 'draft', 0: 'waiting', 1: 'active', 2: 'done' } satisfies Record<OrderState, StatusTone>

/** The state of an order, and beside it that of its newest refund. */
export function OrderTag({
  order,
  closing = false,
}: {
  order: Pick<OrderRow, 'state' | 'refundState'>
  closing?: boolean
}) {
  const { state, refundState } = order
  return (
    <StatusTags>
      <StatusTag tone={tones[state]} {...(state === -1 && { icon: 'minus' as const })}>
        {closing ? '正在关闭' : orderStateLabels[state]}
      </StatusTag>
      {refundState !== null && <StatusTag tone="draft">{refundStateLabels[refundState]}</StatusTag>}
    </StatusTags>
  )
}

/** Says that nothing of this is about real money. */
export function DemonstrationTag() {
  return (
    <StatusTag tone="draft" icon="info">
      演示
    </StatusTag>
  )
}
