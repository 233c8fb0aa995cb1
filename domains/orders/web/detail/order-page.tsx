import {
  DetailHead,
  DetailLayout,
  ErrorView,
  isCallError,
  LinkButton,
  momentText,
  momentWords,
  PrintButton,
  queryOf,
  Skeleton,
  StickyBar,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ordersApi } from '../../contract/endpoints.ts'
import { moneyWords } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'
import { orderTitle } from '../../contract/order-title.ts'
import { ordersPath, payPath } from '../../contract/paths.ts'
import { type ApplicationPages, applicationPath } from '../applications.ts'
import { listCrumbs } from '../crumbs.ts'
import { OrderInvoice } from '../invoice/order-invoice.tsx'
import { DemonstrationTag, OrderTag } from '../order-tag.tsx'
import { OrderRefunds } from '../refund/order-refunds.tsx'
import css from './order.module.css'
import { OrderLead } from './order-lead.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderSide } from './order-side.tsx'
import { SheetButton } from './sheet-button.tsx'

const toList = (
  <LinkButton to={ordersPath} variant="text">
    返回列表
  </LinkButton>
)

/** The customer's own order: what is to be paid and by when, what it consists of, and what happened to it. */
export function OrderPage({ applications }: { applications: ApplicationPages }) {
  const { orderNo = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(ordersApi.detail, { params: { orderNo } }),
    staleTime: 0,
    // While it closes, its payments are being asked about: the answer comes within seconds to minutes.
    refetchInterval: ({ state }) => (state.data?.closing ? 10_000 : false),
  })
  if (isPending)
    return (
      <div className="wrap page">
        <Skeleton rows={6} rowHeight={72} />
      </div>
    )
  if (!data)
    return (
      <div className="wrap page">
        <ErrorView
          title={
            isCallError(error) && error.status === 'U00404'
              ? '没有查到这个订单，请核对编号，并用提交时的账号登录'
              : '订单加载失败'
          }
          error={error}
          onRetry={() => void refetch()}
          actions={toList}
        />
      </div>
    )
  return <OrderView order={data} application={applicationPath(applications, data)} />
}

function OrderView({ order, application }: { order: OrderDetail; application: string | undefined }) {
  const { orderNo, createTime, dueAmount, demonstration, closing, can } = order
  return (
    <div className="wrap">
      <DetailHead
        title={orderTitle(order)}
        tag={
          <span className="row">
            <OrderTag order={order} closing={closing} />
            {demonstration && <DemonstrationTag />}
          </span>
        }
        number={orderNo}
        meta={`${momentWords(createTime)} 提交`}
        back={toList}
        menu={{
          wide: (
            <>
              <PrintButton />
              <SheetButton orderNo={orderNo} />
            </>
          ),
          phone: <SheetButton orderNo={orderNo} />,
        }}
        crumbs={[...listCrumbs, { text: orderNo }]}
      />
      <p className="print-only">提交时间 {momentText(createTime)}</p>
      <DetailLayout lead={<OrderLead order={order} />} side={<OrderSide order={order} application={application} />}>
        <OrderLines order={order} />
        <OrderPayments payments={order.payments} slips={order.slips} />
        <div className={css.block}>
          <OrderRefunds order={order} />
        </div>
        <div className={css.block}>
          <OrderInvoice order={order} />
        </div>
      </DetailLayout>
      {can.includes('pay') && (
        <StickyBar phoneOnly>
          <div className="row apart">
            <span>
              待付 <b>{moneyWords(dueAmount)}</b>
            </span>
            <LinkButton to={payPath(orderNo)} variant="primary">
              去付款
            </LinkButton>
          </div>
        </StickyBar>
      )}
    </div>
  )
}
