import type { MessageRow } from '../contract/message-view.ts'
import { MessageEntry } from './message-entry.tsx'
import styles from './message-page.module.css'

interface EntryListProps {
  label: string
  messages: readonly MessageRow[]
  own?: boolean
  /** The one that is shown unfolded. */
  open?: string | undefined
}

/** One page of messages. */
export function EntryList({ label, messages, own = false, open }: EntryListProps) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageEntry message={message} own={own} open={message.id === open} />
        </li>
      ))}
    </ul>
  )
}
