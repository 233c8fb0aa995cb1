import { LinkButton, momentWords, Timeline, type TimelineItem } from '@portal/platform/web'
import { annualFeePayerLabels, type OrderDetail } from '../../contract/order.ts'
import { orderActLabels } from '../../contract/order-states.ts'
import css from './order.module.css'

/** What comes next, where the order goes on. */
const comes = { 0: '付款到账', 1: '办理完成' } as const

const stepsOf = ({ timeline, state, closing }: OrderDetail): TimelineItem[] => {
  const done = timeline.map(
    ({ act, time }): TimelineItem => ({
      title: orderActLabels[act],
      time: momentWords(time),
      state: act === 'place' || act === 'settle' || act === 'complete' ? 'done' : 'refused',
    }),
  )
  if (state !== 0 && state !== 1) return done
  const next: TimelineItem = { title: comes[state], state: state === 0 && !closing ? 'waiting' : 'current' }
  return [...done, next]
}

/** Beside an order: the application that it is for, and what happened to it. */
export function OrderSide({ order, application }: { order: OrderDetail; application: string | undefined }) {
  const { businessSn, annualFeePayer } = order
  return (
    <>
      {businessSn !== null && (
        <section aria-labelledby="order-for" className={css.part}>
          <h2 id="order-for">对应的申请</h2>
          <p>{businessSn}</p>
          {annualFeePayer !== null && <p>年费缴纳：{annualFeePayerLabels[annualFeePayer]}</p>}
          {application !== undefined && (
            <LinkButton to={application} className="no-print">
              查看申请
            </LinkButton>
          )}
        </section>
      )}
      <section aria-labelledby="order-steps" className={css.part}>
        <h2 id="order-steps">经过</h2>
        <Timeline items={stepsOf(order)} label="订单经过" />
      </section>
    </>
  )
}
