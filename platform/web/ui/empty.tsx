import type { ReactNode } from 'react'
import styles from './feedback.module.css'

export interface EmptyProps {
  /** The words; their default is 暂无数据. */
  text?: string | undefined
  /** One next step: 去办理, 清除筛选. */
  action?: ReactNode
}

/** What an empty part of a page shows: a few words, and one thing to do next. A page shows `EmptyState`, with its scene. */
export function Empty({ text = '暂无数据', action }: EmptyProps) {
  return (
    <div className={styles.feedback}>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
