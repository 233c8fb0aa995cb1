import { StatusTag, StatusTags, type StatusTone } from '@portal/platform/web'
import type { PatentRow } from '../../contract/detail.ts'
import { type PatentState, patentStateLabels, supplementLabel, unpaidLabel } from '../../contract/states.ts'

const tones = { 1: 'waiting', 2: 'active', 3: 'done', 4: 'refused' } satisfies Record<PatentState, StatusTone>

/** Whether an open application waits for its payment: at its beginning, or since a payment was taken back. */
export const isUnpaid = ({ state, paid }: Pick<PatentRow, 'state' | 'paid'>): boolean => state <= 2 && paid === 0

/** Only an open round can be answered, or taken back. */
const awaitsAnswer = ({ can }: Pick<PatentRow, 'can'>): boolean =>
  can.includes('answerSupplement') || can.includes('withdrawSupplement')

/** The state of an application, and below it whether it waits for its payment, or for the customer's answer. */
export function StateTag({ of }: { of: Pick<PatentRow, 'state' | 'paid' | 'can'> }) {
  return (
    <StatusTags>
      <StatusTag tone={tones[of.state]}>{patentStateLabels[of.state]}</StatusTag>
      {isUnpaid(of) && <StatusTag tone="waiting">{unpaidLabel}</StatusTag>}
      {awaitsAnswer(of) && <StatusTag tone="waiting">{supplementLabel}</StatusTag>}
    </StatusTags>
  )
}
