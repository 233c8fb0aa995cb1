import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './steps.module.css'

export interface StepsProps {
  steps: readonly string[]
  /** The index of the current step; `steps.length` when all steps are done. */
  current: number
  label?: string | undefined
}

/** A sequence of a few steps, with a mark on the current one. */
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
