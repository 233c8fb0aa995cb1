import styles from './due.module.css'
import { dueWords } from './due-words.ts'

export interface DueProps {
  /** Epoch milliseconds. */
  at: number
  /** Stands in place of the time that is left: 计时已暂停. */
  tail?: string | undefined
  /** Nobody is pressed by this moment, so that it is never said to be late. */
  calm?: boolean | undefined
  /** Writes both parts in one quiet line. */
  line?: boolean | undefined
  now?: number | undefined
}

/** When something of the desk is due. That it is late is said by a word, and not by colour alone. */
export function Due({ at, tail, calm = false, line = false, now }: DueProps) {
  const words = dueWords(at, now)
  return (
    <span className={line ? styles.line : styles.due} data-tone={calm ? 'plain' : words.tone}>
      <b>{words.head}</b>
      <small>
        {line && ' · '}
        {tail ?? words.tail}
      </small>
    </span>
  )
}
