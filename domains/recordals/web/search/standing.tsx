import { dayText, StatusTag, type StatusTone } from '@portal/platform/web'
import type { Recordal } from '../../contract/recordal.ts'
import { type RecordState, recordStateLabels } from '../../contract/words.ts'
import styles from '../detail/recordal.module.css'
import { leftText, termOf } from './term.ts'

const tones = { 1: 'done', 2: 'draft', 3: 'refused', 4: 'refused' } as const satisfies Record<RecordState, StatusTone>

/** The state of a recordal as customs tell it, and how long it still runs. */
export function Standing({ recordal }: { recordal: Recordal }) {
  const term = termOf(recordal, dayText(Date.now()))
  const left = leftText(term)
  return (
    <span className={styles.standing}>
      <StatusTag tone={tones[recordal.recordState]}>{recordStateLabels[recordal.recordState]}</StatusTag>
      {left !== undefined && (
        <span className={styles.left} data-soon={term.isSoon || undefined}>
          {left}
          {term.isSoon && <span className={styles.soon}>即将到期</span>}
        </span>
      )}
    </span>
  )
}
