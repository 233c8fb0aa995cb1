import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type MessageState, messageStateLabels } from '../../contract/states.ts'

const tones = {
  new: 'waiting',
  held: 'draft',
  answered: 'active',
  published: 'done',
  spam: 'refused',
  deleted: 'refused',
} satisfies Record<MessageState, StatusTone>

/** The state of a message, as the desk names it. */
export function StateTag({ state }: { state: MessageState }) {
  return <StatusTag tone={tones[state]}>{messageStateLabels[state]}</StatusTag>
}
