import { LinkButton, Quiet } from '@portal/platform/web'
import { Link } from 'react-router'
import { moneyWords } from '../../contract/money.ts'
import type { OrderRow } from '../../contract/order.ts'
import { orderTitle } from '../../contract/order-title.ts'
import { orderPath, payPath } from '../../contract/paths.ts'
import { OrderTag } from '../order-tag.tsx'
import css from './orders-page.module.css'
import { whenWords } from './when-words.ts'

/** An order on a phone: what it costs and the button that pays it, then what it is. */
export function OrderCard({ order }: { order: OrderRow }) {
  const { orderNo, amount, can } = order
  return (
    <div className={css.card}>
      <div className="row apart">
        <b className={css.sum}>{moneyWords(amount)}</b>
        {can.includes('pay') ? (
          <LinkButton to={payPath(orderNo)} variant="primary" aria-label={`去付款 ${orderNo}`}>
            去付款
          </LinkButton>
        ) : (
          <OrderTag order={order} />
        )}
      </div>
      <Link to={orderPath(orderNo)} className={css.name}>
        {orderTitle(order)}
      </Link>
      <Quiet>{whenWords(order)}</Quiet>
      <Quiet>{orderNo}</Quiet>
    </div>
  )
}
