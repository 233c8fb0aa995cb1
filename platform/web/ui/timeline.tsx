import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './timeline.module.css'

export interface TimelineItem {
  title: string
  /** The time as it is shown: `11-18 10:02`. */
  time?: string | undefined
  text?: ReactNode
  /** `waiting` is the step that is under way, and waits for the customer. */
  state: 'done' | 'current' | 'waiting' | 'todo' | 'refused'
}

export interface TimelineProps {
  items: readonly TimelineItem[]
  /** The direction on wide screens; on a phone and on paper the timeline always runs down. */
  layout?: 'across' | 'down' | undefined
  label?: string | undefined
}

const spoken: Record<TimelineItem['state'], string> = {
  done: '已完成',
  current: '进行中',
  waiting: '等待补充',
  todo: '未开始',
  refused: '未通过',
}

/** What has happened to a matter, and what comes next. */
export function Timeline({ items, layout = 'down', label = '办理进度' }: TimelineProps) {
  return (
    <ol className={classNames(styles.timeline, layout === 'across' && styles.across)} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.title}
          className={styles[item.state]}
          aria-current={item.state === 'current' || item.state === 'waiting' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {item.state === 'done' && <Icon name="check" size={14} />}
            {item.state === 'refused' && <Icon name="close" size={14} />}
          </span>
          <div className={styles.body}>
            <p className={styles.title}>
              {item.title}
              <span className="sr-only">（{spoken[item.state]}）</span>
            </p>
            {item.time !== undefined && <p className={styles.time}>{item.time}</p>}
            {item.text !== undefined && <div className={styles.text}>{item.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
