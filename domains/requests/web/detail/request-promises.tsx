import { Card } from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import type { ReactNode } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import styles from './detail.module.css'
import { actorText } from './next-step.tsx'

/** Shows who acts next and by when, and all promises about the request. */
export function RequestPromises({
  detail,
  viewer,
  more,
}: {
  detail: Pick<RequestDetail, 'actsNext' | 'supplement' | 'promises'>
  viewer: 'owner' | 'staff'
  more?: ReactNode
}) {
  return (
    <Card title="现在轮到谁，最迟何时" actions={more}>
      <p className={styles.next}>{actorText(detail, viewer)}</p>
      {detail.promises.length > 0 && <PromiseList promises={detail.promises} />}
    </Card>
  )
}
