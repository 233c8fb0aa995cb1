import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type ImportState, importStateLabels } from '../contract/import.ts'

const tones = {
  received: 'draft',
  queued: 'waiting',
  running: 'active',
  finished: 'done',
  failed: 'refused',
  cancelled: 'draft',
} as const satisfies Record<ImportState, StatusTone>

export function ImportStateTag({ state }: { state: ImportState }) {
  return <StatusTag tone={tones[state]}>{importStateLabels[state]}</StatusTag>
}
