import { RecordLogLink, useMay } from '@portal/accounts/web'
import {
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  LinkButton,
  Log,
  momentWords,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { moneyWords } from '../../../contract/money.ts'
import { orderStateLabels } from '../../../contract/order-states.ts'
import { deskOrderPath } from '../../../contract/paths.ts'
import { type RefundDeskRow, refundFundLabels, refundOriginLabels } from '../../../contract/refunds/refund.ts'
import { refundsApi } from '../../../contract/refunds/refund-endpoints.ts'
import { refundActLabels } from '../../../contract/refunds/refund-states.ts'
import { RefundActs } from './refund-acts.tsx'
import { RefundParts } from './refund-parts.tsx'
import { RefundTag } from './refund-tag.tsx'

/** One refund for the desk: what is asked, where it stands at which house, and what may be done with it. */
export function RefundPage() {
  const { refundNo = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(refundsApi.list, { query: { keyword: refundNo, state: '', pgIndex: 1, pgCount: 10 } }),
    // The houses are asked in the background, so that the page shows by itself what became of it.
    refetchInterval: ({ state }) => (state.data?.elements.some((refund) => refund.state === 1) ? 10_000 : false),
  })
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  const found = data?.elements.find((refund) => refund.refundNo === refundNo)
  if (!found)
    return (
      <ErrorView
        title={error ? '退款加载失败' : '没有这笔退款'}
        error={error}
        onRetry={() => void refetch()}
        actions={
          <LinkButton to="/refunds" variant="text">
            返回列表
          </LinkButton>
        }
      />
    )
  return <RefundView refund={found} />
}

function RefundView({ refund }: { refund: RefundDeskRow }) {
  const { refundNo, amount, order, createTime, parts, history, pending, can } = refund
  const mayOpenOrder = useMay('orders.read')
  return (
    <>
      <DetailHead
        title={`${moneyWords(amount)} · ${order.title}`}
        tag={<RefundTag refund={refund} />}
        number={refundNo}
        meta={`${momentWords(createTime)} 提出`}
        actions={
          <>
            <RecordLogLink kind="refund" of={refundNo} />
            <RefundActs refund={refund} />
          </>
        }
      />
      <DetailLayout
        lead={
          <Stack gap={24}>
            {pending && (
              <p>
                {pending.by} 已{pending.act === 'approve' ? '同意退款' : '提出改为线下退款'}，
                {can.includes('confirm') ? '请复核：通过后不能撤回。' : '等另一位工作人员复核。'}
              </p>
            )}
            <DescriptionList items={factsOf(refund, mayOpenOrder)} />
          </Stack>
        }
        side={
          <Card title="操作记录">
            <Log
              label="操作记录"
              entries={history}
              line={({ act, actor, note, time }) => ({
                time,
                parts: [actor ?? '系统', refundActLabels[act], note],
              })}
            />
          </Card>
        }
      >
        {parts.length > 0 && <RefundParts parts={parts} />}
      </DetailLayout>
    </>
  )
}

const factsOf = ({ order, customer, fund, origin, reason, reply }: RefundDeskRow, mayOpenOrder: boolean) => [
  {
    term: '订单',
    detail: (
      <>
        {mayOpenOrder ? <Link to={deskOrderPath(order.orderNo)}>{order.orderNo}</Link> : order.orderNo}（
        {orderStateLabels[order.state]}）
      </>
    ),
  },
  { term: '客户', detail: customer.username },
  { term: '已付', detail: moneyWords(order.paidAmount) },
  { term: '已退', detail: moneyWords(order.refundedAmount) },
  { term: '多收款', detail: moneyWords(order.surplusAmount) },
  { term: '来源', detail: `${refundOriginLabels[origin]} · ${refundFundLabels[fund]}` },
  { term: '退款原因', detail: reason, wide: true },
  ...(reply === null ? [] : [{ term: '答复', detail: reply, wide: true }]),
]
