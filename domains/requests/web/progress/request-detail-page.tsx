import { Card, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { type RequestDetail, requestsApi } from '../../contract/index.ts'
import styles from '../detail/detail.module.css'
import { RequestFacts } from '../detail/request-facts.tsx'
import { RequestTimeline } from '../detail/request-timeline.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { FullPlan } from './full-plan.tsx'

/** One's own request: where it stands, what the desk said, what was sent. */
export function RequestDetailPage() {
  const [params] = useSearchParams()
  const businessSn = params.get('businessSn') ?? ''
  const { data, error, isPending, refetch } = useQuery(queryOf(requestsApi.ownDetail, { query: { businessSn } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error)
    return <ErrorView title="业务详情加载失败" error={error} onRetry={() => refetch()} actions={<BackLink />} />
  return <RequestDetailView detail={data} />
}

function RequestDetailView({ detail }: { detail: RequestDetail }) {
  const { businessSn, businessType, state, acceptContent, processResult, can } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  // The address changes in its query alone, so the shell does not begin the page afresh.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.number}>
          <span className="sr-only">{businessTypeLabels[businessType]} </span>
          {businessSn}
        </h2>
        <StateTag state={state} />
        <span className={styles.back}>
          <BackLink />
        </span>
      </div>
      <Card title="办理进度">
        <RequestTimeline detail={detail} />
      </Card>
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
    </div>
  )
}

/** Back to the list with the filters that the address still carries. */
function BackLink() {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.delete('businessSn')
  return (
    <Link to={`?${search}`} className="btn btn-text">
      返回列表
    </Link>
  )
}
