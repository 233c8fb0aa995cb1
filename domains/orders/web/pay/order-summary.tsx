import { Card, Quiet } from '@portal/platform/web'
import { Link } from 'react-router'
import { moneyWords } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'
import { orderTitle } from '../../contract/order-title.ts'
import { orderPath } from '../../contract/paths.ts'
import { DemonstrationTag } from '../order-tag.tsx'
import { Countdown } from './countdown.tsx'
import css from './pay.module.css'

type Props = { order: OrderDetail; due: string; clock: { serverTime: number; heardAt: number } }

/** What is being paid, how much of it is due, and how long there is. */
export function OrderSummary({ order, due, clock }: Props) {
  const { orderNo, officialFee, serviceFee, demonstration, expiresAt } = order
  return (
    <Card tone="tint" title={orderTitle(order)}>
      <p className={css.due}>
        <span>应付</span> <b>{moneyWords(due)}</b> {demonstration && <DemonstrationTag />}
      </p>
      <Quiet>
        官费 {moneyWords(officialFee)} · 服务费 {moneyWords(serviceFee)}
      </Quiet>
      <Countdown expiresAt={expiresAt} clock={clock} />
      <p>
        <Link className="btn btn-text" to={orderPath(orderNo)}>
          订单 {orderNo}
        </Link>
      </p>
    </Card>
  )
}
