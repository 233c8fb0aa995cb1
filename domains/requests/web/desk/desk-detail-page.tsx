import { Card, DescriptionList, ErrorView, momentText, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { type DeskDetail, requestsApi } from '../../contract/index.ts'
import styles from '../detail/detail.module.css'
import { RequestFacts } from '../detail/request-facts.tsx'
import { RequestTimeline } from '../detail/request-timeline.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { DeskActions } from './desk-actions.tsx'
import { RequestHistory } from './request-history.tsx'

/** A request as the desk sees it, with the steps that it allows. */
export function DeskDetailPage() {
  const { businessSn = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(requestsApi.deskDetail, { params: { businessSn } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error)
    return <ErrorView title="业务详情加载失败" error={error} onRetry={() => refetch()} actions={<BackLink />} />
  return <DeskDetailView detail={data} />
}

function DeskDetailView({ detail }: { detail: DeskDetail }) {
  const { businessSn, businessType, state, acceptContent, processResult, customer, qmfaName, qmfaPhone, can } = detail
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.number}>
          <span className="sr-only">{businessTypeLabels[businessType]} </span>
          {businessSn}
        </h1>
        <StateTag state={state} />
        <span className={styles.back}>
          <BackLink />
          <DeskActions businessSn={businessSn} can={can} />
        </span>
      </div>
      <Card title="办理进度">
        <RequestTimeline detail={detail} />
      </Card>
      <Card title="客户与答复">
        <DescriptionList
          items={[
            { term: '业务类型', detail: businessTypeLabels[businessType] },
            { term: '提交时间', detail: momentText(detail.createTime) },
            { term: '用户名', detail: customer.username },
            { term: '企业', detail: customer.companyName },
            ...(acceptContent
              ? [{ term: state === 4 ? '不予受理的原因' : '受理说明', detail: acceptContent, wide: true }]
              : []),
            ...(processResult ? [{ term: '处理结果', detail: processResult, wide: true }] : []),
            ...(qmfaPhone
              ? [
                  { term: '全面方案联系人', detail: qmfaName },
                  { term: '全面方案电话', detail: <a href={`tel:${qmfaPhone}`}>{qmfaPhone}</a> },
                ]
              : []),
          ]}
        />
      </Card>
      <RequestFacts detail={detail} />
      <RequestHistory detail={detail} />
    </div>
  )
}

function BackLink() {
  return (
    <Link to="/requests" className="btn btn-text">
      返回列表
    </Link>
  )
}
