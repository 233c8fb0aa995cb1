import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './status-tag.module.css'

/** What a state means to the user. Each domain maps its own states to one of these. */
export type StatusTone = 'waiting' | 'active' | 'done' | 'refused' | 'draft'

const icons: Record<StatusTone, IconName> = {
  waiting: 'clock',
  active: 'refresh',
  done: 'check',
  refused: 'close',
  draft: 'edit',
}

/** A state in icon, word and colour: never in colour alone. */
export function StatusTag({
  tone,
  icon = icons[tone],
  children,
}: {
  tone: StatusTone
  icon?: IconName | undefined
  children: string
}) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  )
}

/** Several states of one thing, which keep their distance. */
export function StatusTags({ children }: { children: ReactNode }) {
  return <span className={styles.group}>{children}</span>
}
