import { annualFeePayerLabels, moneyWords, orderPath, orderStateLabels } from '@portal/orders/contract'
import { LinkButton, Quiet } from '@portal/platform/web'
import type { PatentDetail } from '../../contract/detail.ts'
import styles from './case.module.css'

/** The order of an application, with the way to it. */
export function OrderPart({ order }: { order: NonNullable<PatentDetail['order']> }) {
  const { orderNo, state, amount, annualFeePayer } = order
  return (
    <section aria-labelledby="case-order" className={styles.part}>
      <h2 id="case-order">订单</h2>
      <p>
        <b>{moneyWords(amount)}</b> · {orderStateLabels[state]}
      </p>
      {annualFeePayer !== null && <Quiet>年费缴纳：{annualFeePayerLabels[annualFeePayer]}</Quiet>}
      <LinkButton to={orderPath(orderNo)} variant="text">
        订单 {orderNo}
      </LinkButton>
    </section>
  )
}
