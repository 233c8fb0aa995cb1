import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type Outcome, outcomeLabels } from '../contract/entry.ts'

const tones = { done: 'done', refused: 'refused', failed: 'draft' } satisfies Record<Outcome, StatusTone>

export function OutcomeTag({ outcome }: { outcome: Outcome }) {
  return (
    <StatusTag tone={tones[outcome]} icon={outcome === 'failed' ? 'warn' : undefined}>
      {outcomeLabels[outcome]}
    </StatusTag>
  )
}
