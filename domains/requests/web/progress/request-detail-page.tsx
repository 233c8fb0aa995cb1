import {
  BackLink,
  Card,
  CaseHead,
  ErrorView,
  isCallError,
  LinkButton,
  momentText,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { RequestDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import styles from '../detail/detail.module.css'
import { RequestFacts } from '../detail/request-facts.tsx'
import { RequestPromises } from '../detail/request-promises.tsx'
import { RequestTimeline } from '../detail/request-timeline.tsx'
import { SheetButtons } from '../detail/sheet-buttons.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { FullPlan } from './full-plan.tsx'

// The forms and the lower parts of the page are loaded after it, since most visitors only read the page.
const SupplementAnswer = lazy(async () => ({
  default: (await import('../detail/supplement-answer.tsx')).SupplementAnswer,
}))
const SupplementRounds = lazy(async () => ({
  default: (await import('../detail/supplement-rounds.tsx')).SupplementRounds,
}))
const AuditTrail = lazy(async () => ({ default: (await import('../detail/audit-trail.tsx')).AuditTrail }))

/** The user's own request: its state, what the desk said, what was sent. */
export function RequestDetailPage() {
  const [params] = useSearchParams()
  const businessSn = params.get('businessSn') ?? ''
  const { data, error, isPending, refetch } = useQuery(queryOf(requestsApi.ownDetail, { query: { businessSn } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (isCallError(error) && error.status === 'U00404')
    return (
      <ErrorView
        title="没有查到这笔业务，请核对编号，并用提交时的账号登录"
        error={error}
        actions={<BackLink opened="businessSn" />}
      />
    )
  if (error)
    return (
      <ErrorView
        title="业务详情加载失败"
        error={error}
        onRetry={() => refetch()}
        actions={<BackLink opened="businessSn" />}
      />
    )
  // The page waits for the parts that stand above the rest: coming later, they would push it down.
  return (
    <Suspense fallback={<Skeleton rows={6} rowHeight={72} />}>
      <RequestDetailView detail={data} />
    </Suspense>
  )
}

function RequestDetailView({ detail }: { detail: RequestDetail }) {
  const { businessSn, businessType, state, acceptContent, cure, processResult, supplement, supplements, can } = detail
  const open = supplements.find(({ outcome }) => outcome === 'open')
  const ended = supplements.filter(({ outcome }) => outcome !== 'open')
  const heading = useRef<HTMLHeadingElement>(null)
  // Only the query of the address changes here, so the shell does not scroll to the top by itself.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack gap={20}>
      <CaseHead
        number={businessSn}
        kind={businessTypeLabels[businessType]}
        below={heading}
        tags={
          <>
            <StateTag state={state} />
            {supplement && <StatusTag tone="waiting">待补正</StatusTag>}
          </>
        }
      >
        <BackLink opened="businessSn" />
        <SheetButtons businessSn={businessSn} />
      </CaseHead>
      <p className="print-only">提交时间 {momentText(detail.createTime)}</p>
      {open && <SupplementAnswer key={open.round} detail={detail} round={open} />}
      <Card title="办理进度">
        <RequestTimeline detail={detail} />
      </Card>
      <RequestPromises
        detail={detail}
        viewer="owner"
        more={
          <LinkButton to="/home/servicePromises" variant="text">
            怎样计时
          </LinkButton>
        }
      />
      {cure && (
        <Card title="现在可以怎么办" tone="tint">
          <p className={styles.text}>{cure}</p>
        </Card>
      )}
      {state !== 4 && acceptContent && (
        <Card title="受理说明">
          <p className={styles.text}>{acceptContent}</p>
        </Card>
      )}
      {state === 3 && (
        <Card title="处理结果">
          <p className={styles.text}>{processResult}</p>
          {can.length > 0 && <p className={styles.hint}>如果结果还不能解决您的问题，可以申请全面解决方案。</p>}
        </Card>
      )}
      <FullPlan detail={detail} />
      <RequestFacts detail={detail} />
      <Suspense>
        {ended.length > 0 && <SupplementRounds rounds={ended} />}
        <AuditTrail businessSn={businessSn} viewer="owner" />
      </Suspense>
    </Stack>
  )
}
