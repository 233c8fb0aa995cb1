import { StatusTag, StatusTags } from '@portal/platform/web'
import type { DeskEditionRow } from '../../contract/desk.ts'
import { editionKindLabels, editionStateLabels } from '../../contract/edition.ts'

/** The state of an edition, and its kind. */
export function EditionTags({ edition: { state, kind } }: { edition: Pick<DeskEditionRow, 'state' | 'kind'> }) {
  return (
    <StatusTags>
      <StatusTag tone={state === 'draft' ? 'draft' : 'done'}>{editionStateLabels[state]}</StatusTag>
      <StatusTag tone="active" icon="list">
        {editionKindLabels[kind]}
      </StatusTag>
    </StatusTags>
  )
}
