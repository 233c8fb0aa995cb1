import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type RequestState, requestStateLabels } from '../../contract/rules.ts'

const tones = { 1: 'waiting', 2: 'active', 3: 'done', 4: 'refused' } satisfies Record<RequestState, StatusTone>

export function StateTag({ state }: { state: RequestState }) {
  return <StatusTag tone={tones[state]}>{requestStateLabels[state]}</StatusTag>
}
