import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

export interface NoticeProps {
  tone?: NoticeTone | undefined
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links at the end. */
  actions?: ReactNode
  className?: string | undefined
}

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'warn', error: 'warn' }

/** A message that stays in the page, unlike a toast. */
export function Notice({ tone = 'info', title, children, actions, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icons[tone]} size={20} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
