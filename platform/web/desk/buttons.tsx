import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './buttons.module.css'

/** Buttons in a row that breaks where it must, the safest first and the wanted one last. */
export function Buttons({
  end = false,
  className,
  children,
}: {
  /** Puts the buttons at the right edge, below the form or text that they belong to. */
  end?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={classNames(styles.row, end && styles.end, className)}>{children}</div>
}
