import { moneyWords, orderPath, orderStateLabels, payPath } from '@portal/orders/contract'
import { LinkButton, Stack } from '@portal/platform/web'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import styles from './case.module.css'
import type { CaseViewer } from './case-reads.ts'

type Order = NonNullable<TrademarkDetail['order']>

function OrderLine({ title, order, viewer }: { title: string; order: Order; viewer: CaseViewer }) {
  const { orderNo, state, amount } = order
  return (
    <Stack gap={4} start>
      <h2>{title}</h2>
      <p>
        <b>{moneyWords(amount)}</b> · {orderStateLabels[state]}
      </p>
      {viewer === 'owner' && state === 0 && (
        <LinkButton to={payPath(orderNo)} aria-label={`去付款 ${orderNo}`}>
          去付款
        </LinkButton>
      )}
      {viewer === 'owner' ? (
        <LinkButton to={orderPath(orderNo)} variant="text">
          订单 {orderNo}
        </LinkButton>
      ) : (
        <p>订单 {orderNo}</p>
      )}
    </Stack>
  )
}

/** The order of an application and that of its further fees; only their owner can open and pay them. */
export function CaseOrders({
  detail: { order, extraOrder },
  viewer,
}: {
  detail: Pick<TrademarkDetail, 'order' | 'extraOrder'>
  viewer: CaseViewer
}) {
  if (order === null && extraOrder === null) return null
  return (
    <section aria-label="订单" className={styles.part}>
      <Stack gap={20}>
        {order && <OrderLine title="订单" order={order} viewer={viewer} />}
        {extraOrder && <OrderLine title="补缴费用" order={extraOrder} viewer={viewer} />}
      </Stack>
    </section>
  )
}
