import type { ReactNode } from 'react'
import styles from './feedback.module.css'

export interface EmptyProps {
  /** The words; their default is 暂无数据. */
  text?: string | undefined
  /** One next step: 去办理, 清除筛选. */
  action?: ReactNode
}

/** What an empty list shows: a drawing of an open chain, a few words, and one thing to do next. */
export function Empty({ text = '暂无数据', action }: EmptyProps) {
  return (
    <div className={styles.feedback}>
      <svg
        viewBox="0 0 120 64"
        width="120"
        height="64"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <g className={styles.drawing}>
          <rect x="14" y="20" width="40" height="24" rx="12" />
          <path d="M78 20h16a12 12 0 0 1 0 24H78" />
          <path d="M61 26v-6M66 28l4-5M61 38v6M66 36l4 5" />
          <path d="M6 58h108" strokeDasharray="2 7" />
        </g>
      </svg>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}
