import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | undefined
  /** Between its parts, in pixels: 20 between the cards of a page. */
  gap: 10 | 12 | 16 | 20
}

/** Parts below each other, none wider than the place. */
export function Stack({ as: Tag = 'div', gap, className, ...rest }: StackProps) {
  const Named = Tag as 'div'
  return <Named {...rest} data-gap={gap === 20 ? undefined : gap} className={classNames(styles.stack, className)} />
}
