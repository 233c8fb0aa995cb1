import { DeskCaseDeadlines } from '@portal/deadlines/web/case-deadlines'
import { Card, dayText, Stack } from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import type { DeskDetail } from '../../contract/detail.ts'
import caseStyles from '../detail/case.module.css'
import { CaseSteps } from '../detail/case-steps.tsx'
import { StepLine } from '../detail/step-line.tsx'
import { AssigneeCard } from './assignee-card.tsx'

const turns = { customer: '等待客户补充', staff: '由我们处理', nobody: '已结束' } as const

/** Who acts next. When the customer's last day has passed without an answer, the desk must act. */
const turnText = ({ actsNext, supplement }: DeskDetail): string => {
  if (supplement === null) return turns[actsNext]
  const day = dayText(supplement.dueTime)
  return supplement.overdue ? `客户逾期未补充（期限 ${day}）` : `请客户在 ${day} 前补充（含当日）`
}

/** Beside a request at the desk: who acts next and by when, who of the desk has it, and how far it has come. */
export function DeskSide({ detail }: { detail: DeskDetail }) {
  const { promises, nextStep } = detail
  return (
    <Stack gap={20}>
      <Card title="现在轮到谁，最迟何时">
        <p className={caseStyles.who}>{turnText(detail)}</p>
        <StepLine step={nextStep} viewer="staff" />
        {promises.length > 0 && <PromiseList promises={promises} />}
      </Card>
      <AssigneeCard detail={detail} />
      <CaseSteps detail={detail} waits="等客户补充材料，计时暂停" />
      <DeskCaseDeadlines subject={{ kind: 'request', ref: detail.businessSn }} />
    </Stack>
  )
}
