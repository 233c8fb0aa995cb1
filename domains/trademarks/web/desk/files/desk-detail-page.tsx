import { RecordLogLink, useMay } from '@portal/accounts/web'
import { DeskCaseDeadlines } from '@portal/deadlines/web/case-deadlines'
import {
  Button,
  Buttons,
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  freshQueryOf,
  momentWords,
  Skeleton,
  Stack,
  Thumb,
} from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'
import type { DeskDetail } from '../../../contract/file/detail.ts'
import { trademarkTitle } from '../../../contract/matter.ts'
import { ActButtons } from '../../case/act-buttons.tsx'
import { CaseFiles } from '../../case/case-files.tsx'
import { CaseFindings } from '../../case/case-findings.tsx'
import { CaseGoods } from '../../case/case-goods.tsx'
import { CaseMark } from '../../case/case-mark.tsx'
import { CaseMembers } from '../../case/case-members.tsx'
import { CasePeople } from '../../case/case-people.tsx'
import { CaseResult } from '../../case/case-result.tsx'
import { CaseSide } from '../../case/case-side.tsx'
import { CaseTimeline } from '../../case/case-timeline.tsx'
import { StateTag } from '../../case/state-tag.tsx'
import { AssignDialog, assignTitle } from './assign-dialog.tsx'
import { DeskHistory } from './desk-history.tsx'
import { deskReads } from './desk-reads.ts'
import { DeskRemarks } from './desk-remarks.tsx'
import { ReviewCard } from './review-card.tsx'
import { sendDeskAct } from './send-desk-act.ts'

/** An application for a trademark as the desk sees it. */
export function DeskDetailPage() {
  const { businessSn = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(
    freshQueryOf(deskTrademarksApi.detail, { params: { businessSn } }),
  )
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="申请详情加载失败" error={error} onRetry={() => void refetch()} />
  return <DeskDetailView detail={data} />
}

const isOver = ({ fileState }: DeskDetail): boolean => fileState === 18 || fileState === 99

/** The acts of the review stand beside what is reviewed. */
const isReviewed = ({ can }: DeskDetail): boolean => can.includes('approve')

function DeskDetailView({ detail }: { detail: DeskDetail }) {
  const { businessSn, createTime, customer, files } = detail
  const image = files.find(({ slot }) => slot === 'image')
  const mayAct = useMay('trademarks.act')
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" picture={image && (image.viewUrl ?? image.url)} mark scene="stamp" alt="" />}
        title={trademarkTitle(detail)}
        tag={<StateTag of={detail} />}
        number={businessSn}
        meta={`${momentWords(createTime)} 提交 · ${customer.companyName ?? customer.username}`}
        actions={
          <>
            <RecordLogLink kind="trademark" of={businessSn} />
            <HeadActs detail={detail} mayAct={mayAct} />
          </>
        }
      />
      <DetailLayout lead={<Lead detail={detail} />} side={<DeskSide detail={detail} />}>
        <Stack gap={24}>
          <CaseMembers members={detail.designations} />
          <DeskRemarks detail={detail} mayWrite={mayAct} />
          <CaseTimeline entries={detail.timeline} viewer="staff" />
          <CaseFiles detail={detail} />
          {!isReviewed(detail) && (
            <div>
              <CaseMark detail={detail} />
              <CaseGoods detail={detail} />
              <CasePeople detail={detail} />
            </div>
          )}
          <CaseFindings detail={detail} />
          <DeskHistory detail={detail} />
        </Stack>
      </DetailLayout>
    </>
  )
}

function Lead({ detail }: { detail: DeskDetail }) {
  if (isReviewed(detail)) return <ReviewCard detail={detail} />
  return isOver(detail) ? <CaseResult detail={detail} viewer="staff" /> : null
}

/** A case that is paid and not over yet can be given to an agency, or to another one. */
function HeadActs({ detail, mayAct }: { detail: DeskDetail; mayAct: boolean }) {
  const [isAssigning, setAssigning] = useState(false)
  const mayAssign = mayAct && detail.paid === 1 && !isOver(detail)
  const acts = detail.can.filter((act) => act !== 'approve' && act !== 'sendBack')
  return (
    <Buttons>
      <ActButtons detail={detail} acts={acts} reads={deskReads} send={sendDeskAct} quiet />
      {mayAssign && <Button onClick={() => setAssigning(true)}>{assignTitle(detail)}</Button>}
      {isAssigning && <AssignDialog detail={detail} onClose={() => setAssigning(false)} />}
    </Buttons>
  )
}

/** Beside an application: whose turn it is, its orders, how far it has come, its customer, and what was promised him. */
function DeskSide({ detail }: { detail: DeskDetail }) {
  const { customer, promises } = detail
  return (
    <>
      <CaseSide detail={detail} viewer="staff" />
      <Stack gap={20}>
        <Card title="客户">
          <DescriptionList
            items={[
              { term: '用户名', detail: customer.username },
              { term: '单位', detail: customer.companyName, wide: true },
            ]}
          />
        </Card>
        {promises.length > 0 && (
          <Card title="时限">
            <PromiseList promises={promises} />
          </Card>
        )}
        <DeskCaseDeadlines subject={{ kind: 'trademark', ref: detail.businessSn }} />
      </Stack>
    </>
  )
}
