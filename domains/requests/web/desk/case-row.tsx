import { Link } from 'react-router'
import type { QueueRow } from '../../contract/detail.ts'
import { StateTag } from '../detail/state-tag.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseDue } from './case-due.tsx'
import styles from './case-row.module.css'
import { deadlineNote, nextOf } from './desk-next.ts'
import { useViewer } from './use-viewer.ts'

/**
 * A case as a row that asks for an act: when it is due, what it is, and the one button. On a phone it is a card with two
 * buttons; `first` is the row that is due next, whose button is the page's one, and `numbered` shows the business number.
 */
export function CaseRow({
  row,
  first = false,
  numbered = false,
}: {
  row: QueueRow
  first?: boolean
  numbered?: boolean
}) {
  const { businessSn, title, customer, state } = row
  const { text, act } = nextOf(row, useViewer())
  const to = `/requests/${businessSn}`
  return (
    <div className={styles.row}>
      <div className={styles.due}>
        <CaseDue row={row} />
        <span className={styles.state}>
          <StateTag state={state} />
        </span>
      </div>
      <div className={styles.what}>
        <Link to={to}>{title}</Link>
        <p>
          {[customer.companyName ?? customer.username, text, deadlineNote(row), numbered ? businessSn : '—']
            .filter((part) => part !== undefined && part !== '—')
            .join(' · ')}
        </p>
      </div>
      <div className={styles.acts} data-acts>
        {act !== 'look' && act !== 'review' && (
          <Link
            to={to}
            className={`btn btn-secondary btn-small ${styles.look}`}
            aria-label={`查看 ${title}`}
            data-aside
          >
            查看
          </Link>
        )}
        <CaseActs row={row} first={first} bare />
      </div>
    </div>
  )
}
