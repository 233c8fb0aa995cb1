import { ErrorView, LinkButton, Notice, PageHead, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ordersApi } from '../../contract/endpoints.ts'
import { moneyWords } from '../../contract/money.ts'
import type { OrderDetail, OrderStanding } from '../../contract/order.ts'
import { closeReasonLabels } from '../../contract/order-states.ts'
import { orderTitle } from '../../contract/order-title.ts'
import { orderPath, ordersPath, payPath } from '../../contract/paths.ts'
import { type ApplicationPages, applicationPath } from '../applications.ts'
import { orderCrumbs } from '../crumbs.ts'
import { useStanding } from './use-standing.ts'

const title = '付款结果'
/** How long the page keeps asking, in milliseconds. */
const patienceMs = 300_000

const useIsOver = (ms: number): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}

/** 付款结果: paid, not yet, or closed. It keeps asking for five minutes, then says what happens next. */
export function ResultPage({ applications }: { applications: ApplicationPages }) {
  const { orderNo = '' } = useParams()
  const isOver = useIsOver(patienceMs)
  const { data: standing, error, refetch } = useStanding(orderNo, !isOver)
  // What the order is called and why it was closed stands in the order itself, which is read anew when its state changes.
  const { data: order, refetch: readOrder } = useQuery({
    ...queryOf(ordersApi.detail, { params: { orderNo } }),
    staleTime: 0,
  })
  const isOld = order !== undefined && standing !== undefined && order.state !== standing.state
  useEffect(() => {
    if (isOld) void readOrder()
  }, [isOld, readOrder])
  return (
    <>
      <PageHead title={title} crumbs={orderCrumbs(orderNo, title)} />
      <div className="wrap page">
        {standing ? (
          <Stack gap={20}>
            <div role="status">
              <Outcome standing={standing} order={order} isOver={isOver} />
            </div>
            <Ways orderNo={orderNo} standing={standing} application={order && applicationPath(applications, order)} />
          </Stack>
        ) : error ? (
          <ErrorView title="付款结果加载失败" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={3} rowHeight={84} />
        )}
      </div>
    </>
  )
}

type Shown = { standing: OrderStanding; order: OrderDetail | undefined }

function Outcome({ standing, order, isOver }: Shown & { isOver: boolean }) {
  const { state, paidAmount, dueAmount, closing } = standing
  const name = order && orderTitle(order)
  if (state === 1 || state === 2)
    return (
      <Notice tone="success" title={`已付款 ${moneyWords(paidAmount)}`}>
        <p>{name && `${name}：`}我们已经收到，有进展会通知您。</p>
        {order?.demonstration && <p>演示数据，不涉及任何资金。</p>}
      </Notice>
    )
  if (state === -1)
    return (
      <Notice tone="warning" title="订单已关闭">
        <p>
          {order?.closeReason && `${closeReasonLabels[order.closeReason]}。`}
          如果您已经付款，这笔款会退回付款的账户，不用再做什么。
        </p>
      </Notice>
    )
  if (isOver)
    return (
      <Notice tone="warning" title="还没有查到付款">
        <p>
          已经付款的，请放心离开：我们会继续向支付渠道查询，到账后通知您。银行转账到账需要更久。没有付款的，可以继续付款。
        </p>
      </Notice>
    )
  return (
    <Notice title={closing ? '正在向支付渠道查清' : '正在查询付款结果'}>
      <p>还差 {moneyWords(dueAmount)}。付款后几秒内这一页会自动更新。</p>
    </Notice>
  )
}

function Ways({
  orderNo,
  standing: { state, closing },
  application,
}: {
  orderNo: string
  standing: OrderStanding
  application: string | undefined
}) {
  return (
    <div className="row">
      {state === 0 && !closing && (
        <LinkButton to={payPath(orderNo)} variant="primary">
          继续付款
        </LinkButton>
      )}
      {application !== undefined && state > 0 && (
        <LinkButton to={application} variant="primary">
          查看申请
        </LinkButton>
      )}
      <LinkButton to={orderPath(orderNo)}>查看订单</LinkButton>
      <LinkButton to={ordersPath} variant="text">
        我的订单
      </LinkButton>
    </div>
  )
}
