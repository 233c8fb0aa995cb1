import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type CourseState, courseStateLabels } from '../../contract/rules.ts'

const tones = {
  draft: 'draft',
  open: 'done',
  closed: 'waiting',
  ended: 'draft',
  cancelled: 'refused',
} as const satisfies Record<CourseState, StatusTone>

export function CourseStateTag({ state }: { state: CourseState }) {
  return <StatusTag tone={tones[state]}>{courseStateLabels[state]}</StatusTag>
}
