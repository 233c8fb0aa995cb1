import { Button, momentWords, Quiet } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { moneyWords } from '../../contract/money.ts'
import { type OrderDetail, refundStateLabels } from '../../contract/order.ts'
import type { RefundableOrder } from './refund-dialog.tsx'

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))

/** The refunds of an order, newest first, and the way to ask for one; nothing where there is neither. */
export function OrderRefunds({ order }: { order: RefundableOrder & Pick<OrderDetail, 'refunds' | 'can'> }) {
  const { refunds, refundableAmount, can } = order
  const [isAsking, setAsking] = useState(false)
  const canAsk = can.includes('refund')
  if (!canAsk && refunds.length === 0) return null
  return (
    <section aria-labelledby="order-refunds">
      <h2 id="order-refunds">退款</h2>
      {canAsk && (
        <p className="row apart no-print">
          <span>可退 {moneyWords(refundableAmount)}</span>
          <Button onClick={() => setAsking(true)}>申请退款</Button>
        </p>
      )}
      {refunds.length > 0 && (
        <ul className="lines">
          {refunds.map(({ refundNo, state, amount, reason, reply, createTime, doneTime }) => (
            <li key={refundNo}>
              <div className="row apart">
                <span>{refundStateLabels[state]}</span>
                <b>{moneyWords(amount)}</b>
              </div>
              <p>原因：{reason}</p>
              {reply !== null && <p>答复：{reply}</p>}
              <Quiet>
                {refundNo} · {momentWords(createTime)} 提出
                {doneTime !== null && ` · ${momentWords(doneTime)} ${state === 2 ? '退回' : '答复'}`}
              </Quiet>
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
