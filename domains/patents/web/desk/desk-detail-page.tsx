import { RecordLogLink, useMay } from '@portal/accounts/web'
import { DeskCaseDeadlines } from '@portal/deadlines/web/case-deadlines'
import { deskOrderPath, moneyWords, orderStateLabels } from '@portal/orders/contract'
import {
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  FieldChanges,
  freshQueryOf,
  Log,
  momentWords,
  Notice,
  Skeleton,
  Stack,
  Thumb,
} from '@portal/platform/web'
import { PromiseList } from '@portal/promises/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { deskPatentsApi } from '../../contract/desk-endpoints.ts'
import type { DeskPatentDetail } from '../../contract/detail.ts'
import { checklists } from '../../contract/materials.ts'
import { patentActLabels, patentStateLabels } from '../../contract/states.ts'
import { Checklist } from '../apply/checklist.tsx'
import { Deadlines } from '../detail/deadlines.tsx'
import { Facts } from '../detail/facts.tsx'
import { FilePapers } from '../detail/file-papers.tsx'
import { SupplementRounds } from '../detail/supplement-rounds.tsx'
import { StateTag } from '../progress/state-tag.tsx'
import { DeskActions } from './desk-actions.tsx'

/** An application for a patent as the desk sees it, with the steps that it allows. */
export function DeskDetailPage() {
  const { businessSn = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(
    freshQueryOf(deskPatentsApi.deskDetail, { params: { businessSn } }),
  )
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="申请详情加载失败" error={error} onRetry={() => void refetch()} />
  return <DeskDetailView detail={data} />
}

function DeskDetailView({ detail }: { detail: DeskPatentDetail }) {
  const { businessSn, patentName, patentType, createTime, customer, files, findings, deadlines, state } = detail
  return (
    <>
      <DetailHead
        picture={<Thumb size="head" scene="bulb" alt="" />}
        title={patentName}
        tag={<StateTag of={detail} />}
        number={businessSn}
        meta={`${momentWords(createTime)} 提交 · ${customer.companyName ?? customer.username}`}
        actions={
          <>
            <RecordLogLink kind="patent" of={businessSn} />
            <DeskActions detail={detail} />
          </>
        }
      />
      <DetailLayout
        lead={
          <Stack gap={12}>
            {detail.specialMeaning === 'unclear' && state < 3 && (
              <Notice tone="warning">
                保密请求的含义待确认：受理后请客户说明，也可与客户确认后登记；之前不能完成。
              </Notice>
            )}
            {findings.map(({ code, text }) => (
              <Notice key={code} tone="warning">
                {text}
              </Notice>
            ))}
          </Stack>
        }
        side={<DeskSide detail={detail} />}
      >
        <Stack gap={24}>
          <Card tone="bare" title="客户填的内容">
            <Facts detail={detail} />
          </Card>
          <FilePapers title="客户交的材料" files={files.filter(({ from }) => from === 'customer')}>
            <Checklist items={detail.checklist} law={checklists[patentType].law} />
          </FilePapers>
          <FilePapers title="交给客户的文件" files={files.filter(({ from }) => from === 'desk')} />
          <SupplementRounds rounds={detail.supplements} viewer="staff" />
          <Deadlines deadlines={deadlines} />
          <PatentHistory history={detail.history} />
        </Stack>
      </DetailLayout>
    </>
  )
}

/** Beside an application: who acts next, who has it, its order, and what the customer was told. */
function DeskSide({ detail }: { detail: DeskPatentDetail }) {
  const { nextStep, assignee, order, promises, acceptContent, processResult, closeReason } = detail
  const mayOpenOrder = useMay('orders.read')
  const orderText = order && `${moneyWords(order.amount)} · ${orderStateLabels[order.state]}`
  const items = [
    { term: '下一步', detail: nextStep.text, wide: true },
    { term: '办理人', detail: assignee?.username },
    {
      term: '订单',
      detail: order && mayOpenOrder ? <Link to={deskOrderPath(order.orderNo)}>{orderText}</Link> : orderText,
    },
    ...[
      { term: '受理说明', detail: acceptContent },
      { term: '办理结果', detail: processResult },
      { term: '关闭原因', detail: closeReason },
    ]
      .filter((item) => item.detail)
      .map((item) => ({ ...item, wide: true })),
  ]
  return (
    <Stack gap={20}>
      <Card title="办理">
        <DescriptionList items={items} />
      </Card>
      {promises.length > 0 && (
        <Card title="时限">
          <PromiseList promises={promises} />
        </Card>
      )}
      <DeskCaseDeadlines subject={{ kind: 'patent', ref: detail.businessSn }} />
    </Stack>
  )
}

/** Who did what with the application and when, with the words before and after. */
function PatentHistory({ history }: Pick<DeskPatentDetail, 'history'>) {
  return (
    <Card tone="bare" title="操作记录">
      <Log
        label="操作记录"
        entries={history}
        line={({ act, actor, time, stateBefore, stateAfter, changes }) => ({
          time,
          parts: [
            actor ?? '系统',
            patentActLabels[act],
            stateBefore !== null && stateBefore !== stateAfter
              ? `${patentStateLabels[stateBefore]} → ${patentStateLabels[stateAfter]}`
              : patentStateLabels[stateAfter],
          ],
          below: changes.length > 0 ? <FieldChanges fields={changes} /> : null,
        })}
      />
    </Card>
  )
}
