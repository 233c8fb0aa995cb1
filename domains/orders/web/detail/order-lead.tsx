import {
  ActCard,
  BigDate,
  LinkButton,
  momentWords,
  Notice,
  phoneWidth,
  shanghaiDay,
  useMedia,
} from '@portal/platform/web'
import { moneyWords, noYuan } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'
import { closeReasonLabels } from '../../contract/order-states.ts'
import { payPath } from '../../contract/paths.ts'
import { CancelOrder } from './cancel-order.tsx'

/** The first thing of an order's page: what is to be paid and by when, or what became of it. */
export function OrderLead({ order }: { order: OrderDetail }) {
  const { state, closing, closeReason, paidAmount, surplusAmount, payTime } = order
  const surplus = surplusAmount !== noYuan && <p>多收到的 {moneyWords(surplusAmount)} 将退回付款的账户。</p>
  if (closing)
    return (
      <Notice title="订单正在关闭">
        <p>
          {paidAmount === noYuan
            ? '正在向支付渠道查清有没有付款：付了的照常办理，没有付的随后关闭。'
            : `申请已经结束，已收到的 ${moneyWords(paidAmount)} 由工作人员退回，订单随后关闭。`}
        </p>
      </Notice>
    )
  if (state === 0) return <ToPay order={order} />
  if (state === -1)
    return (
      <Notice title={closeReason === null ? '订单已关闭' : closeReasonLabels[closeReason]}>
        <p>这个订单已关闭，不能再付款。</p>
        {surplus}
      </Notice>
    )
  return (
    <Notice tone="success" title={`${state === 1 ? '已付款' : '已完成'} ${moneyWords(paidAmount)}`}>
      <p>
        {payTime !== null && `${momentWords(payTime)} 付清。`}
        {state === 1 ? '付款已确认，有进展会通知您。' : '您的申请已经办理完成。'}
      </p>
      {surplus}
    </Notice>
  )
}

function ToPay({ order: { orderNo, expiresAt, dueAmount, paidAmount, can } }: { order: OrderDetail }) {
  const isPhone = useMedia(phoneWidth)
  const isPart = paidAmount !== noYuan
  return (
    <ActCard
      tone="due"
      level={2}
      date={<BigDate day={shanghaiDay(expiresAt)} label="最迟" size={isPhone ? 'phone' : 'row'} />}
      title={`${isPart ? '还差' : '应付'} ${moneyWords(dueAmount)}`}
      text={
        isPart
          ? `已收到 ${moneyWords(paidAmount)}。请用银行转账付清余款，附言与上次相同。`
          : `请在 ${momentWords(expiresAt)} 前付款；到期未付，订单自动关闭。`
      }
      action={
        can.includes('pay') ? (
          <LinkButton to={payPath(orderNo)} variant="primary">
            去付款
          </LinkButton>
        ) : (
          <span>暂时没有开通的支付方式</span>
        )
      }
      more={can.includes('cancel') ? <CancelOrder orderNo={orderNo} /> : undefined}
    />
  )
}
