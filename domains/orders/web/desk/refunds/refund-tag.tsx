import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type RefundState, refundStateLabels } from '../../../contract/order.ts'
import type { RefundDeskRow } from '../../../contract/refunds/refund.ts'

const tones = { 0: 'waiting', 1: 'active', 2: 'done', 3: 'refused' } satisfies Record<RefundState, StatusTone>

/** The state of a refund, and whether a colleague must confirm something of it. */
export function RefundTag({ refund: { state, pending } }: { refund: Pick<RefundDeskRow, 'state' | 'pending'> }) {
  return (
    <>
      <StatusTag tone={tones[state]}>{refundStateLabels[state]}</StatusTag>
      {pending && <StatusTag tone="waiting">待复核</StatusTag>}
    </>
  )
}
