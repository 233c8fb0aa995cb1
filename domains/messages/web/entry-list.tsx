import { Pagination } from '@portal/platform/web'
import type { MessageRow } from '../contract/message-view.ts'
import { MessageEntry } from './message-entry.tsx'
import styles from './message-page.module.css'
import type { PatchSearch } from './page-search.ts'

export const pageSize = 10

/** One page of messages. */
export function EntryList({
  label,
  elements,
  total,
  page,
  patch,
  own = false,
  open,
}: {
  label: string
  elements: readonly MessageRow[]
  total: number
  page: number
  patch: PatchSearch
  own?: boolean
  /** The one that is shown unfolded. */
  open?: string | undefined
}) {
  return (
    <>
      <ul className={styles.entries} aria-label={label}>
        {elements.map((message) => (
          <li key={message.id}>
            <MessageEntry message={message} own={own} open={message.id === open} />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={total} onPage={(next) => patch({ page: next })} />
      )}
    </>
  )
}
