import type { ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** Buttons in a row that breaks where it must, the safest first and the wanted one last. */
export function Buttons({
  end = false,
  className,
  children,
}: {
  /** At the right. */
  end?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={classNames(styles.row, end && styles.end, className)}>{children}</div>
}
