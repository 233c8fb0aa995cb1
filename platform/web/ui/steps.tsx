import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './steps.module.css'

export interface StepsProps {
  steps: readonly string[]
  /** Index of the step one is at; `steps.length` when all are done. */
  current: number
  label?: string | undefined
}

/** Where one is in a sequence of a few steps. */
export function Steps({ steps, current, label = '办理步骤' }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((text, index) => {
        const isDone = index < current
        const isCurrent = index === current
        return (
          <li
            key={text}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(isDone && styles.done, isCurrent && styles.current)}
          >
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Icon name="check" size={18} /> : index + 1}
            </span>
            <span className={styles.text}>
              {text}
              {isDone && <span className="sr-only">（已完成）</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
