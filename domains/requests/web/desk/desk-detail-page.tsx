import {
  Button,
  Card,
  CaseHead,
  DescriptionList,
  ErrorView,
  keyOf,
  LinkButton,
  momentText,
  Notice,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { RequestFacts } from '../detail/request-facts.tsx'
import { RequestPromises } from '../detail/request-promises.tsx'
import { RequestTimeline } from '../detail/request-timeline.tsx'
import { SheetButtons } from '../detail/sheet-buttons.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { AssigneeCard } from './assignee-card.tsx'
import { DecisionHistory, PendingDecisionNotice } from './decision-card.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DuplicatesNotice } from './duplicates-notice.tsx'
import { NotesCard } from './notes-card.tsx'
import { RequestHistory } from './request-history.tsx'
import { RevealIdCard } from './reveal-id-card.tsx'

const SupplementAsk = lazy(async () => ({ default: (await import('./supplement-ask.tsx')).SupplementAsk }))
const SupplementRounds = lazy(async () => ({
  default: (await import('../detail/supplement-rounds.tsx')).SupplementRounds,
}))
const AuditTrail = lazy(async () => ({ default: (await import('../detail/audit-trail.tsx')).AuditTrail }))

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
  const {
    businessSn,
    businessType,
    state,
    acceptContent,
    cure,
    processResult,
    customer,
    qmfaName,
    qmfaPhone,
    calledTime,
    supplement,
    supplements,
    can,
    decisions,
    duplicates,
    minor,
  } = detail
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const pending = decisions.find(({ outcome }) => outcome === null)
  return (
    <Stack gap={20}>
      <CaseHead
        number={businessSn}
        kind={businessTypeLabels[businessType]}
        tags={
          <>
            <StateTag state={state} />
            {supplement && <StatusTag tone="waiting">待客户补充</StatusTag>}
          </>
        }
      >
        <BackLink />
        <SheetButtons businessSn={businessSn} desk />
        {can.includes('askSupplement') && (
          <Button onClick={() => setAsking(true)} disabled={isAsking}>
            {requestActionLabels.askSupplement}
          </Button>
        )}
        <DeskActions businessSn={businessSn} can={can} />
      </CaseHead>
      {isAsking && (
        <Suspense fallback={<Skeleton rows={6} rowHeight={72} />}>
          <SupplementAsk
            detail={detail}
            onClose={() => setAsking(false)}
            onChanged={() => queries.invalidateQueries({ queryKey: keyOf(requestsApi.deskDetail) })}
          />
        </Suspense>
      )}
      {pending && <PendingDecisionNotice businessSn={businessSn} decision={pending} />}
      {minor && (
        <Notice tone="warning" title="权利人未满十八周岁">
          <p>办理前请核对监护人的身份，并取得其同意。</p>
        </Notice>
      )}
      {duplicates.length > 0 && <DuplicatesNotice businessSn={businessSn} duplicates={duplicates} />}
      <Card title="办理进度">
        <RequestTimeline detail={detail} />
      </Card>
      <RequestPromises detail={detail} viewer="staff" />
      {supplements.length > 0 && (
        <Suspense>
          <Card title="补充记录">
            <SupplementRounds rounds={supplements} viewer="staff" />
          </Card>
        </Suspense>
      )}
      <AssigneeCard detail={detail} />
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
            ...(cure ? [{ term: '客户现在可以怎么办', detail: cure, wide: true }] : []),
            ...(processResult ? [{ term: '处理结果', detail: processResult, wide: true }] : []),
            ...(qmfaPhone
              ? [
                  { term: '全面方案联系人', detail: qmfaName },
                  { term: '全面方案电话', detail: <a href={`tel:${qmfaPhone}`}>{qmfaPhone}</a> },
                  { term: '回电登记', detail: calledTime === null ? '尚未回电' : momentText(calledTime) },
                ]
              : []),
          ]}
        />
      </Card>
      <RequestFacts
        detail={detail}
        {...(detail.idCard !== null && { idCardAction: <RevealIdCard businessSn={businessSn} /> })}
      />
      <NotesCard businessSn={businessSn} notes={detail.notes} />
      {decisions.length > 0 && <DecisionHistory decisions={decisions} />}
      <RequestHistory detail={detail} />
      <Suspense>
        <AuditTrail businessSn={businessSn} viewer="staff" />
      </Suspense>
    </Stack>
  )
}

function BackLink() {
  return (
    <LinkButton to="/requests" variant="text">
      返回列表
    </LinkButton>
  )
}
