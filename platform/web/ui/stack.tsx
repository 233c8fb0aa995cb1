import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | undefined
  /** The gap between the parts, in pixels; the cards of a page have 20. */
  gap: 10 | 12 | 16 | 20
}

/** Puts parts below each other; no part becomes wider than the stack. */
export function Stack({ as: Tag = 'div', gap, className, ...rest }: StackProps) {
  const Named = Tag as 'div'
  return <Named {...rest} data-gap={gap === 20 ? undefined : gap} className={classNames(styles.stack, className)} />
}
