import { Button, call, Log, momentText, Notice, useDeskAct } from '@portal/platform/web'
import { useState } from 'react'
import { requestActionLabels } from '../../contract/rules.ts'
import { type DecisionView, decisionOutcomeLabels } from '../../contract/workbench/decision.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import caseStyles from '../detail/case.module.css'
import styles from './desk.module.css'
import { deskReads } from './desk-reads.ts'
import { ReturnDialog } from './return-dialog.tsx'

/** What the viewer is asked to do about a decision that waits. */
const questionTo = (can: DecisionView['can']): string => {
  if (can.includes('withdraw')) return '须由另一位工作人员确认后执行，您可以撤回。'
  return can.length > 0 ? '请核对以下内容，确认后随即执行。' : '须由有办理权限的工作人员确认后执行。'
}

/** The decision that waits for a second pair of eyes, with what the viewer may do about it. */
export function PendingDecisionNotice({ businessSn, decision }: { businessSn: string; decision: DecisionView }) {
  const [isReturning, setReturning] = useState(false)
  const { run, busy } = useDeskAct(deskReads)
  const { action, actor, createTime, text, cure, can } = decision
  const params = { businessSn }
  const label = requestActionLabels[action]
  return (
    <Notice tone="warning" title={`“${label}”等待复核`}>
      <p>
        {actor} 于 {momentText(createTime)} 提交。
        {questionTo(can)}
      </p>
      <p className={caseStyles.text}>{text}</p>
      {cure && <p className={caseStyles.text}>客户现在可以怎么办：{cure}</p>}
      <div className={styles.answers}>
        {can.includes('withdraw') && (
          <Button
            size="small"
            busy={busy}
            onClick={() => void run(() => call(workbenchApi.withdrawDecision, { params }), '已撤回')}
          >
            撤回
          </Button>
        )}
        {can.includes('return') && (
          <Button size="small" onClick={() => setReturning(true)}>
            退回
          </Button>
        )}
        {can.includes('confirm') && (
          <Button
            size="small"
            variant="primary"
            busy={busy}
            onClick={() =>
              void run(
                () => call(workbenchApi.confirmDecision, { params, body: { note: '' } }),
                `复核通过，${label}已执行`,
              )
            }
          >
            复核通过
          </Button>
        )}
      </div>
      {isReturning && <ReturnDialog businessSn={businessSn} onClose={() => setReturning(false)} />}
    </Notice>
  )
}

/** The earlier decisions that were put to a second member of staff, each with its outcome. */
export function DecisionHistory({ decisions }: { decisions: readonly DecisionView[] }) {
  return (
    <Log
      label="复核记录"
      entries={decisions}
      line={({ action, actor, createTime, outcome, reviewer, outcomeTime, reason }) => ({
        time: createTime,
        parts: [
          `${actor} 提交“${requestActionLabels[action]}”`,
          outcome === null
            ? '等待复核'
            : `${momentText(outcomeTime)} ${reviewer ?? ''} ${decisionOutcomeLabels[outcome]}`,
          reason,
        ],
      })}
    />
  )
}
