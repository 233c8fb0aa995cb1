import { shanghaiSecond } from '@portal/platform/contract'
import { type Fen, yuanOf } from '../../../contract/money.ts'
import type { AlipaySettings, AlipayWay } from './alipay-section.ts'
import { type AlipayMethod, signedRequest } from './signed-request.ts'

const pages = {
  alipayPage: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
  alipayWap: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
} as const satisfies Record<AlipayWay, { method: AlipayMethod; product: string }>

export type PagePayment = {
  way: AlipayWay
  paymentNo: string
  title: string
  amount: Fen
  /** Until when Alipay may take the money; at most 15 days ahead. */
  expiresAt: Date
  notifyUrl: string
  returnUrl: string
}

/** Alipay takes no longer than this for a payment. */
const longestWaitMs = 15 * 86_400_000

/** Alipay refuses these in a title, whose limit is 256 characters; ours are shorter. */
const titleFor = (title: string): string => title.replaceAll(/[/=&]/g, ' ')

/** The address to which the payer is sent: Alipay's own page, with the payment signed by us. Nothing is asked of Alipay. */
export const payAddress = (
  settings: AlipaySettings,
  { way, paymentNo, title, amount, expiresAt, notifyUrl, returnUrl }: PagePayment,
  at: Date,
): string => {
  const { method, product } = pages[way]
  const until = new Date(Math.min(expiresAt.getTime(), at.getTime() + longestWaitMs))
  const content = {
    out_trade_no: paymentNo,
    total_amount: yuanOf(amount),
    subject: titleFor(title),
    product_code: product,
    time_expire: shanghaiSecond(until),
    ...(way === 'alipayWap' && { quit_url: returnUrl }),
  }
  return `${settings.gateway}?${signedRequest(settings, { method, content, notifyUrl, returnUrl }, at)}`
}
