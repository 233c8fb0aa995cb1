import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

export interface QuietProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'small' | 'figcaption' | 'div' | undefined
}

/** A remark in small grey letters. */
export function Quiet({ as: Tag = 'p', className, ...rest }: QuietProps) {
  const Named = Tag as 'p'
  return <Named {...rest} className={classNames(styles.quiet, className)} />
}
