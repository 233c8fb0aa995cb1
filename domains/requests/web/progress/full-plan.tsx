import { Button, Card, DescriptionList, momentText, Stack } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'

// The form is loaded when somebody asks for the plan, since most visitors only read the page.
const FullPlanDialog = lazy(async () => ({ default: (await import('./full-plan-dialog.tsx')).FullPlanDialog }))

/** The full solution plan of a completed request: a button that asks for it once, afterwards whom the expert calls. */
export function FullPlan({ detail }: { detail: RequestDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { qmfaName, qmfaPhone, calledTime, can } = detail
  if (qmfaName !== null) {
    return (
      <Card title="全面解决方案">
        <DescriptionList
          items={[
            { term: '联系人', detail: qmfaName },
            { term: '联系电话', detail: <a href={`tel:${qmfaPhone}`}>{qmfaPhone}</a> },
            ...(calledTime === null ? [] : [{ term: '专家回电', detail: momentText(calledTime) }]),
          ]}
        />
      </Card>
    )
  }
  if (!can.includes('requestFullPlan')) return null
  return (
    <Card title="需要全面解决方案？" tone="tint">
      <Stack gap={16} start>
        <p>留下联系人和电话，专家将在服务时间内 30 分钟内与您联系。</p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          申请全面解决方案
        </Button>
      </Stack>
      {isOpen && (
        <Suspense>
          <FullPlanDialog detail={detail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
