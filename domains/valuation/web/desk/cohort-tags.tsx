import { StatusTag, StatusTags, type StatusTone } from '@portal/platform/web'
import { type CohortState, type CohortVersion, cohortStateLabels } from '../../contract/cohort/cohort.ts'

const tones: Readonly<Record<CohortState, StatusTone>> = {
  building: 'active',
  failed: 'refused',
  draft: 'draft',
  published: 'waiting',
}

/** The state of a version, and whether invented records were counted for it. */
export function CohortTags({ of: { state, isInForce, isDemonstration } }: { of: CohortVersion }) {
  return (
    <StatusTags>
      {isInForce ? (
        <StatusTag tone="done">现用</StatusTag>
      ) : (
        <StatusTag tone={tones[state]}>{cohortStateLabels[state]}</StatusTag>
      )}
      {isDemonstration && <StatusTag tone="draft">演示</StatusTag>}
    </StatusTags>
  )
}
