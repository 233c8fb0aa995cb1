import { Card, Log } from '@portal/platform/web'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestActionLabels, requestStateLabels } from '../../contract/rules.ts'

const actionLabels = { ...requestActionLabels, submit: '提交' }

/** The history of a request: who did what, and when. */
export function RequestHistory({ detail: { history } }: { detail: Pick<DeskDetail, 'history'> }) {
  return (
    <Card tone="bare" title="操作记录">
      <Log
        label="操作记录"
        entries={history}
        line={({ action, actor, createTime, stateBefore, stateAfterOperate }) => ({
          time: createTime,
          parts: [
            actor,
            actionLabels[action],
            stateBefore !== null && stateBefore !== stateAfterOperate
              ? `${requestStateLabels[stateBefore]} → ${requestStateLabels[stateAfterOperate]}`
              : requestStateLabels[stateAfterOperate],
          ],
        })}
      />
    </Card>
  )
}
