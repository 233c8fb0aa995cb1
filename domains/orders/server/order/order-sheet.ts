import { shanghaiMinute } from '@portal/platform/contract'
import { type Bytes, type PaperSection, printPaper, type SignedInCtx } from '@portal/platform/server'
import { feeKindLabels } from '../../contract/fees.ts'
import { invoiceStateLabels } from '../../contract/invoices/invoice.ts'
import { moneyWords, noYuan } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'
import { type OrderState, orderStateLabels } from '../../contract/order-states.ts'
import { orderTitle } from '../../contract/order-title.ts'
import { payWayLabels } from '../../contract/ways.ts'
import { paymentSettings } from '../payments.settings.ts'
import { getOwnOrder } from './own-order.ts'
import { viewOwnOrder } from './view-order.ts'

const timeText = (time: number): string => `${shanghaiMinute(time)}（北京时间）`

const basicsOf = (order: OrderDetail): PaperSection => ({
  title: '订单',
  facts: [
    { label: '订单编号', text: order.orderNo },
    { label: '项目', text: orderTitle(order) },
    { label: '申请编号', text: order.businessSn ?? '' },
    { label: '状态', text: orderStateLabels[order.state] },
    { label: '提交时间', text: timeText(order.createTime) },
    ...(order.state === 0 ? [{ label: '请在此前付清', text: timeText(order.expiresAt) }] : []),
  ],
})

const feesOf = (order: OrderDetail): PaperSection => ({
  title: '费用',
  facts: [
    ...order.lines.map(({ name, kind, quantity, unitPrice, amount }) => ({
      label: feeKindLabels[kind],
      text: `${name}\n${moneyWords(unitPrice)} × ${quantity} = ${moneyWords(amount)}`,
    })),
    { label: '官费合计', text: moneyWords(order.officialFee) },
    { label: '服务费合计', text: moneyWords(order.serviceFee) },
    { label: '合计', text: moneyWords(order.amount) },
  ],
})

const paidOf = ({ payments, paidAmount, refundedAmount }: OrderDetail): PaperSection => ({
  title: '收款',
  facts: [
    ...payments
      .filter(({ state }) => state === 'paid')
      .map(({ way, amount, payTime, paymentNo }) => ({
        label: payWayLabels[way],
        text: `${moneyWords(amount)}\n${payTime === null ? '' : timeText(payTime)} ${paymentNo}`,
      })),
    { label: '已收', text: moneyWords(paidAmount) },
    ...(refundedAmount === noYuan ? [] : [{ label: '已退', text: moneyWords(refundedAmount) }]),
  ],
})

const invoicedOf = ({ number, issuedOn, state }: NonNullable<OrderDetail['invoice']>): PaperSection => ({
  title: '发票',
  facts: [
    { label: '发票号码', text: number ?? '' },
    { label: '开票日期', text: issuedOn ?? '' },
    { label: '状态', text: invoiceStateLabels[state] },
  ],
})

type Transfer = { payee: { name: string; account: string; bank: string; cnaps: string }; note: string; due: string }

const transferOf = ({ payee, note, due }: Transfer): PaperSection => ({
  title: '银行转账',
  facts: [
    { label: '应付', text: moneyWords(due) },
    { label: '户名', text: payee.name },
    { label: '账号', text: payee.account },
    { label: '开户行', text: payee.bank },
    { label: '联行号', text: payee.cnaps },
    { label: '附言（只填）', text: note },
  ],
})

/** Nobody is asked to pay a closed order. */
const titles = { [-1]: '订单明细', 0: '缴费通知单', 1: '收款确认', 2: '收款确认' } satisfies Record<OrderState, string>

/** A paper about an order for its owner: what is to be paid and where to, or what was received. It names the invoice and is none. */
export const ownOrderSheet = async (ctx: SignedInCtx, { params }: { params: { orderNo: string } }): Promise<Bytes> => {
  const order = await viewOwnOrder(ctx, { params })
  const { remittanceNote } = await getOwnOrder(ctx, params.orderNo)
  const { payee } = paymentSettings(ctx.config)
  const title = titles[order.state]
  const canTransfer = order.state === 0 && payee !== null
  const content = await printPaper({
    title,
    name: `${title} ${order.orderNo}`,
    head: order.orderNo,
    sections: [
      basicsOf(order),
      feesOf(order),
      ...(order.paidAmount === noYuan ? [] : [paidOf(order)]),
      ...(order.invoice ? [invoicedOf(order.invoice)] : []),
      ...(canTransfer ? [transferOf({ payee, note: remittanceNote, due: order.dueAmount })] : []),
    ],
    notes: [
      `本单据由一链维权国际服务平台于 ${timeText(ctx.now().getTime())}生成，不是发票。`,
      ...(order.demonstration || ctx.config.mode === 'demonstration'
        ? ['演示环境：以上均为示例数据，不涉及任何资金。']
        : []),
    ],
    gap: { text: '—', isOpen: false },
    at: ctx.now(),
  })
  return { content, type: 'application/pdf', fileName: `${title}-${order.orderNo}.pdf` }
}
