import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'section' | 'fieldset' | 'figure' | 'p' | 'span' | undefined
  /** The gap between the parts, in pixels; the cards of a page have 20. */
  gap: 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24
  /** Leaves every part as wide as its content; otherwise each is as wide as the stack. */
  start?: boolean | undefined
}

/** Puts parts below each other; no part becomes wider than the stack. */
export function Stack({ as: Tag = 'div', gap, start = false, className, ...rest }: StackProps) {
  const Named = Tag as 'div'
  const classes = classNames(styles.stack, start && styles.start, className)
  return <Named {...rest} data-gap={gap === 20 ? undefined : gap} className={classes} />
}
