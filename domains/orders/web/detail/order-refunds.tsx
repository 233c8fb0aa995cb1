import { momentText, Quiet } from '@portal/platform/web'
import { moneyWords } from '../../contract/money.ts'
import { type RefundView, refundStateLabels } from '../../contract/order.ts'
import css from './order.module.css'

/** The refunds of an order, with what staff answered. */
export function OrderRefunds({ refunds }: { refunds: readonly RefundView[] }) {
  return (
    <section aria-labelledby="order-refunds" className={css.block}>
      <h2 id="order-refunds">退款记录</h2>
      <ul className={`lines ${css.payments}`}>
        {refunds.map(({ refundNo, state, amount, reason, reply, createTime, doneTime }) => (
          <li key={refundNo}>
            <div className="row apart">
              <span>
                {refundStateLabels[state]} · {reason}
              </span>
              <b>{moneyWords(amount)}</b>
            </div>
            {reply !== null && <p>答复：{reply}</p>}
            <Quiet>
              {refundNo} · {momentText(doneTime ?? createTime)}
            </Quiet>
          </li>
        ))}
      </ul>
    </section>
  )
}
