import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type SheetState, sheetStateLabels } from '../contract/states.ts'

const tones: Record<SheetState, StatusTone> = { 1: 'draft', 2: 'active', 3: 'waiting', 4: 'done' }

/** A tag for the state of a sheet, in icon, word and colour. */
export function StateTag({ state }: { state: SheetState }) {
  return <StatusTag tone={tones[state]}>{sheetStateLabels[state]}</StatusTag>
}
