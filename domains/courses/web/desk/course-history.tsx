import { Card, momentText, Stack } from '@portal/platform/web'
import { type CourseHistoryLine, historyActionLabels } from '../../contract/desk.ts'
import styles from './desk.module.css'

/** Who did what with the course, and what changed by it. */
export function CourseHistory({ lines }: { lines: readonly CourseHistoryLine[] }) {
  return (
    <Card title="操作记录">
      <Stack as="ol" gap={10}>
        {lines.map(({ action, actor, createTime, changes }) => (
          <li key={`${createTime} ${action}`}>
            <p>
              <span className={styles.time}>{momentText(createTime)}</span> {actor} {historyActionLabels[action]}
            </p>
            {changes.length > 0 && (
              <ul className={styles.changes}>
                {changes.map(({ label, before, after }) => (
                  <li key={label}>
                    {label}：{before === '—' ? after : `${before} → ${after}`}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
