import { RecordLogLink } from '@portal/accounts/web'
import {
  Button,
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  Fold,
  momentText,
  momentWords,
  Notice,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  Thumb,
  useReload,
} from '@portal/platform/web'
import { PrecheckCaseCard, useCaseFindings } from '@portal/prechecks/web/case-card'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { type BusinessType, businessTypeLabels } from '../../contract/business-types.ts'
import type { DeskDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { readVouchers } from '../../contract/voucher.ts'
import { caseScenes } from '../case-scenes.ts'
import { CasePapers } from '../detail/case-papers.tsx'
import { DetailPlaybook } from '../detail/detail-playbook.tsx'
import { factItems } from '../detail/fact-items.ts'
import { IdCardViews } from '../detail/id-card-views.tsx'
import { SelfCheckCard } from '../detail/self-check-card.tsx'
import { SheetMenu } from '../detail/sheet-buttons.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { DecisionHistory, PendingDecisionNotice } from './decision-card.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskCaseRight } from './desk-case-right.tsx'
import { deskReads } from './desk-reads.ts'
import { DeskSide } from './desk-side.tsx'
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
  const { isPending: isLooking } = useCaseFindings(businessSn)
  if (isPending || (isLooking && !error)) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="业务详情加载失败" error={error} onRetry={() => refetch()} />
  return <DeskDetailView detail={data} />
}

function DeskDetailView({ detail }: { detail: DeskDetail }) {
  const { businessSn, businessType, title, state, customer, supplement, supplements, can } = detail
  const { decisions, idCardViews, answers } = detail
  const [isAsking, setAsking] = useState(false)
  const reload = useReload(deskReads)
  const warnings = warningsOf(detail)
  const picture = readVouchers(detail.voucher).find(({ thumbnail }) => thumbnail !== null)?.thumbnail
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" picture={picture} scene={caseScenes[businessType]} alt="" />}
        title={title}
        tag={
          <>
            <StateTag state={state} />
            {supplement && <StatusTag tone="waiting">待客户补充</StatusTag>}
          </>
        }
        number={businessSn}
        meta={`${momentWords(detail.createTime)} 提交 · ${customer.companyName ?? customer.username}`}
        actions={
          <>
            <RecordLogLink kind="request" of={businessSn} />
            {can.includes('askSupplement') && (
              <Button onClick={() => setAsking(true)} disabled={isAsking}>
                {requestActionLabels.askSupplement}
              </Button>
            )}
            <DeskActions businessSn={businessSn} can={can} />
            <SheetMenu businessSn={businessSn} />
          </>
        }
      />
      <DetailLayout
        lead={
          (isAsking || warnings.length > 0) && (
            <Stack gap={20}>
              {isAsking && (
                <Suspense fallback={<Skeleton rows={6} rowHeight={72} />}>
                  <SupplementAsk detail={detail} onClose={() => setAsking(false)} onChanged={reload} />
                </Suspense>
              )}
              {warnings}
            </Stack>
          )
        }
        side={<DeskSide detail={detail} />}
      >
        <Stack gap={24}>
          {supplements.length > 0 && (
            <Suspense>
              <Card tone="bare" title="补充记录">
                <SupplementRounds rounds={supplements} viewer="staff" />
              </Card>
            </Suspense>
          )}
          <Card tone="bare" title="客户与答复">
            <DescriptionList items={dealings(detail)} />
          </Card>
          <Card tone="bare" title="客户填的内容">
            <DescriptionList items={factsOf(detail)} />
          </Card>
          {answers !== null && <SelfCheckCard answers={answers} />}
          <CasePapers voucher={detail.voucher} title="客户交的材料" />
          <PrecheckCaseCard businessSn={businessSn} mayAsk={can.includes('askSupplement')} onAsked={reload} />
          <NotesCard businessSn={businessSn} notes={detail.notes} />
          <RequestHistory detail={detail} />
        </Stack>
        <DetailPlaybook detail={detail} leadsOn={false} />
        {decisions.length > 0 && (
          <Fold title="复核记录" aside={`${decisions.length} 次`}>
            <DecisionHistory decisions={decisions} />
          </Fold>
        )}
        {idCardViews.length > 0 && (
          <Fold title="身份证号查看记录" aside={`${idCardViews.length} 次`}>
            <IdCardViews views={idCardViews} />
          </Fold>
        )}
        <Suspense>
          <AuditTrail businessSn={businessSn} viewer="staff" />
        </Suspense>
      </DetailLayout>
    </>
  )
}

/** What staff must know before they act on the request. */
const warningsOf = ({ businessSn, decisions, minor, duplicates }: DeskDetail) => {
  const pending = decisions.find(({ outcome }) => outcome === null)
  return [
    pending && <PendingDecisionNotice key="pending" businessSn={businessSn} decision={pending} />,
    minor && (
      <Notice key="minor" tone="warning" title="权利人未满十八周岁">
        <p>办理前请核对监护人的身份，并取得其同意。</p>
      </Notice>
    ),
    duplicates.length > 0 && <DuplicatesNotice key="duplicates" businessSn={businessSn} duplicates={duplicates} />,
  ].filter(Boolean)
}

/** The field of each kind that says most of a right of the vault; the account may have filled the name of the holder already. */
const rightFields: Readonly<Record<BusinessType, string>> = {
  1: 'rightInfo',
  2: 'rightInfo',
  3: 'appeal',
  4: 'appeal',
  5: 'obligeeName',
  6: 'appeal',
  7: 'appeal',
}

/**
 * The fields that the customer filled in; beside the masked ID number stands the way to the whole one, and beside what a right
 * fills, that it came from the vault.
 */
const factsOf = (detail: DeskDetail) => {
  const items = factItems(detail)
  const ofRight = (items.find(({ field }) => field === rightFields[detail.businessType]) ?? items[0])?.field
  return items.map((item) => {
    if (item.field === 'idCard' && detail.idCard !== null)
      return { ...item, detail: [item.detail, ' ', <RevealIdCard key="reveal" businessSn={detail.businessSn} />] }
    return item.field === ofRight
      ? { ...item, detail: [item.detail, <DeskCaseRight key="right" detail={detail} />] }
      : item
  })
}

/** Who the customer is, and what the desk has told him. */
const dealings = (detail: DeskDetail) => {
  const { businessType, state, customer, acceptContent, cure, processResult, qmfaName, qmfaPhone, calledTime } = detail
  const said = [
    { term: state === 4 ? '不予受理的原因' : '受理说明', detail: acceptContent },
    { term: '客户现在可以怎么办', detail: cure },
    { term: '处理结果', detail: processResult },
  ]
  return [
    { term: '业务类型', detail: businessTypeLabels[businessType] },
    { term: '提交时间', detail: momentText(detail.createTime) },
    { term: '用户名', detail: customer.username },
    { term: '企业', detail: customer.companyName },
    ...said.filter((item) => item.detail).map((item) => ({ ...item, wide: true })),
    ...(qmfaPhone
      ? [
          { term: '全面方案联系人', detail: qmfaName },
          { term: '全面方案电话', detail: <a href={`tel:${qmfaPhone}`}>{qmfaPhone}</a> },
          { term: '回电登记', detail: calledTime === null ? '尚未回电' : momentText(calledTime) },
        ]
      : []),
  ]
}
