import { Stack } from '@portal/platform/web'
import type { MessageRow } from '../contract/message-view.ts'
import { MessageEntry } from './message-entry.tsx'

interface EntryListProps {
  label: string
  messages: readonly MessageRow[]
  own?: boolean
  /** The number of the message that is shown unfolded. */
  open?: string | undefined
}

/** One page of a list of messages. */
export function EntryList({ label, messages, own = false, open }: EntryListProps) {
  return (
    <Stack as="ul" gap={12} aria-label={label}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageEntry message={message} own={own} open={message.id === open} />
        </li>
      ))}
    </Stack>
  )
}
