import { momentText, Stack } from '@portal/platform/web'
import type { IdCardView } from '../../contract/detail.ts'
import styles from './detail.module.css'

/** Lists who has seen the whole ID number and why; the owner and the desk see the same list. */
export function IdCardViews({ views }: { views: readonly IdCardView[] }) {
  return (
    <Stack as="ol" gap={10} className={styles.history}>
      {views.map(({ createTime, actor, reason }) => (
        <li key={`${createTime} ${actor}`}>
          <span className={styles.time}>{momentText(createTime)}</span>
          <span>{actor}</span>
          <span className={styles.text}>{reason}</span>
        </li>
      ))}
    </Stack>
  )
}
