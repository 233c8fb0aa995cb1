import { Card, momentText, Stack } from '@portal/platform/web'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestActionLabels, requestStateLabels } from '../../contract/rules.ts'
import styles from '../detail/detail.module.css'

const actionLabels = { ...requestActionLabels, submit: '提交' }

/** The history of a request: who did what, and when. */
export function RequestHistory({ detail: { history } }: { detail: Pick<DeskDetail, 'history'> }) {
  return (
    <Card title="操作记录">
      <Stack as="ol" gap={10} className={styles.history}>
        {history.map(({ action, actor, createTime, stateBefore, stateAfterOperate }) => (
          <li key={`${createTime} ${action}`}>
            <span className={styles.time}>{momentText(createTime)}</span>
            <span>{actor}</span>
            <span>{actionLabels[action]}</span>
            <span>
              {stateBefore !== null && stateBefore !== stateAfterOperate
                ? `${requestStateLabels[stateBefore]} → ${requestStateLabels[stateAfterOperate]}`
                : requestStateLabels[stateAfterOperate]}
            </span>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
