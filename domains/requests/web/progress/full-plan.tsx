import { Button, momentWords } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import { NextWay } from './next-way.tsx'

// The form is loaded when somebody asks for the plan, since most visitors only read the page.
const FullPlanDialog = lazy(async () => ({ default: (await import('./full-plan-dialog.tsx')).FullPlanDialog }))

/** The expert's call that the customer has asked for: until when, or when it was made, and to whom. */
function AskedPlan({ detail: { qmfaName, qmfaPhone, calledTime, promises } }: { detail: RequestDetail }) {
  const call = promises.find(({ kind, keptAt }) => kind === 'callBack' && keptAt === null)
  const asked = call ? `专家最迟 ${momentWords(call.dueAt)} 前打给` : '专家会打给'
  return (
    <>
      {calledTime === null ? asked : `${momentWords(calledTime)} 已打给`} {qmfaName}{' '}
      <a href={`tel:${qmfaPhone}`}>{qmfaPhone}</a>
    </>
  )
}

/** The full solution plan of a completed request: a button that asks for it once, afterwards whom the expert calls. */
export function FullPlan({ detail }: { detail: RequestDetail }) {
  const [isOpen, setOpen] = useState(false)
  const isAsked = detail.qmfaName !== null
  if (!isAsked && !detail.can.includes('requestFullPlan')) return null
  return (
    <NextWay scene="desk" title="专家电话讲全面方案">
      {isAsked ? <AskedPlan detail={detail} /> : '结果还不够？留下电话，专家在服务时间内 30 分钟内与您联系。'}
      {!isAsked && (
        <Button variant="text" onClick={() => setOpen(true)}>
          申请全面解决方案
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <FullPlanDialog detail={detail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </NextWay>
  )
}
