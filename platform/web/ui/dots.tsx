import type { MatterStanding } from '../../contract/matter.ts'
import { classNames } from './class-names.ts'
import styles from './dots.module.css'

export interface DotsProps {
  /** The steps of the matter's kind, the same in form, list and page. */
  steps: readonly string[]
  /** The index of the step that is under way. */
  current: number
  /** Whose turn it is now, or how the matter ended. */
  state: MatterStanding
  /** The word of the state: 服务中. */
  word: string
  /** Writes the names of the steps too, for a card that has room for them. */
  named?: boolean | undefined
}

/** How far a matter has come, in dots, with the word of its state beside them. */
export function Dots({ steps, current, state, word, named = false }: DotsProps) {
  const reached = state === 'done' ? steps.length : current
  return (
    <div className={styles.dots}>
      <ol className={`no-print ${styles.steps}`} aria-label="办理进度">
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(index < reached && styles.past, index === reached && styles[state])}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className="sr-only">
              {step}
              {index < reached && '（已完成）'}
            </span>
          </li>
        ))}
      </ol>
      {named ? (
        <span className={styles.names} aria-hidden="true">
          {steps.map((step, index) => (
            <span key={step}>
              {index > 0 && ' → '}
              {index === reached ? (
                <b className={styles[state]}>
                  {step}（{word}）
                </b>
              ) : (
                step
              )}
            </span>
          ))}
        </span>
      ) : null}
      <span className={named ? 'sr-only' : styles.word}>{word}</span>
    </div>
  )
}
