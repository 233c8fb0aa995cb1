import { dayWords, momentWords, Quiet, StatusTag, type StatusTone } from '@portal/platform/web'
import type { RoundCourse, SupplementOutcome } from '../contract/asked-round.ts'
import styles from './round-head.module.css'

const tones = { open: 'waiting', answered: 'done', withdrawn: 'draft' } as const satisfies Record<
  SupplementOutcome,
  StatusTone
>

/** The desk reads what the customer owes; the customer is told what to do. */
const words = {
  owner: { open: '等您补充', answered: '已补充', withdrawn: '不再需要' },
  staff: { open: '等待补充', answered: '已补充', withdrawn: '已撤回' },
} as const satisfies Record<string, Record<SupplementOutcome, string>>

/** The heading of one round of supplement: its number, what came of it, and its times. */
export function RoundHead({
  round: { round, outcome, askedTime, dueTime, endTime, overdue },
  viewer,
}: {
  round: RoundCourse
  viewer: keyof typeof words
}) {
  const text = words[viewer][outcome]
  return (
    <div className={styles.head}>
      <h3>第 {round} 轮</h3>
      <StatusTag tone={tones[outcome]}>{text}</StatusTag>
      <Quiet as="span">
        {momentWords(askedTime)} 提出，期限 {dayWords(dueTime)}
        {endTime !== null && `，${momentWords(endTime)} ${text}`}
      </Quiet>
      {overdue && <span className={styles.late}>{outcome === 'open' ? '已超过期限' : '超过期限后补充'}</span>}
    </div>
  )
}
