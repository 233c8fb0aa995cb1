import { StatusTag, StatusTags, type StatusTone } from '@portal/platform/web'
import type { TrademarkRow } from '../../contract/file/detail.ts'
import { type ServiceState, serviceStateLabels } from '../../contract/file/states.ts'

const tones = { 1: 'waiting', 2: 'active', 3: 'done', 4: 'refused' } as const satisfies Record<ServiceState, StatusTone>

/** Stands below the state of an application whose order is not paid yet. */
export const unpaidLabel = '待付款'

/** Whether an open application waits for its payment: at its beginning, or since a payment was taken back. */
export const isUnpaid = ({ state, paid }: Pick<TrademarkRow, 'state' | 'paid'>): boolean => state <= 2 && paid === 0

/** The service state of an application, and below it whether it waits for its payment. */
export function StateTag({ of }: { of: Pick<TrademarkRow, 'state' | 'paid'> }) {
  return (
    <StatusTags>
      <StatusTag tone={tones[of.state]}>{serviceStateLabels[of.state]}</StatusTag>
      {isUnpaid(of) && <StatusTag tone="waiting">{unpaidLabel}</StatusTag>}
    </StatusTags>
  )
}
