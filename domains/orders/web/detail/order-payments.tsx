import { momentWords, Quiet } from '@portal/platform/web'
import { moneyWords } from '../../contract/money.ts'
import type { OrderDetail, PaymentState } from '../../contract/order.ts'
import { payWayLabels } from '../../contract/ways.ts'
import { SlipList } from '../slip-list.tsx'
import css from './order.module.css'

const words = { waiting: '等待付款', paid: '已付款', closed: '未付款，已结束' } satisfies Record<PaymentState, string>

/** The payments of an order, newest first, and the slips of transfers. */
export function OrderPayments({ payments, slips }: Pick<OrderDetail, 'payments' | 'slips'>) {
  return (
    <section aria-labelledby="order-payments" className={css.block}>
      <h2 id="order-payments">付款记录</h2>
      {payments.length === 0 && <Quiet>还没有付款。</Quiet>}
      <ul className={`lines ${css.payments}`}>
        {payments.map(({ paymentNo, way, state, amount, payTime }) => (
          <li key={paymentNo}>
            <div className="row apart">
              <span>
                {payWayLabels[way]} · {words[state]}
              </span>
              <b>{moneyWords(amount)}</b>
            </div>
            <Quiet>
              {paymentNo}
              {payTime !== null && ` · ${momentWords(payTime)}`}
            </Quiet>
          </li>
        ))}
      </ul>
      {slips.length > 0 && (
        <>
          <h3>转账凭证</h3>
          <SlipList slips={slips} />
        </>
      )}
    </section>
  )
}
