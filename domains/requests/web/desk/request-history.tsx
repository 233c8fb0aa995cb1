import { Card, momentText } from '@portal/platform/web'
import type { DeskDetail } from '../../contract/index.ts'
import { requestActionLabels, requestStateLabels } from '../../contract/rules.ts'
import styles from '../detail/detail.module.css'

const actionLabels = { ...requestActionLabels, submit: '提交' }

/** Who did what when, and the notes that only the desk sees. */
export function RequestHistory({ detail: { history, notes } }: { detail: Pick<DeskDetail, 'history' | 'notes'> }) {
  return (
    <>
      <Card title="内部备注">
        {notes.length === 0 ? (
          <p className={styles.none}>暂无备注</p>
        ) : (
          <ul className={styles.history}>
            {notes.map(({ note, actor, createTime }) => (
              <li key={createTime}>
                <span className={styles.time}>{momentText(createTime)}</span>
                <span>{actor}</span>
                <span className={styles.text}>{note}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="操作记录">
        <ol className={styles.history}>
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
        </ol>
      </Card>
    </>
  )
}
