import { failSilent, type Gateway, type GatewayCtx, type PaymentWord } from '../../pay/gateway.ts'
import { beginWechat } from './begin-wechat.ts'
import { callWechat } from './call-wechat.ts'
import { findWechatBill } from './find-wechat-bill.ts'
import { askWechatRefund, refundWechat } from './refund-wechat.ts'
import { transactionIn, wordOf } from './transaction.ts'
import { consentAddress } from './wechat-consent.ts'
import type { WechatSettings } from './wechat-section.ts'

const pathOf = (paymentNo: string): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(paymentNo)}`

/** WeChat Pay writes some of its codes with and without lines between the words. */
const isCode = (code: string | null, ...wanted: string[]): boolean => wanted.includes(code?.replaceAll('_', '') ?? '')

const ask = async (ctx: GatewayCtx, settings: WechatSettings, paymentNo: string): Promise<PaymentWord> => {
  const path = `${pathOf(paymentNo)}?mchid=${settings.mchid}`
  const { status, body, code } = await callWechat(ctx, settings, { method: 'GET', path })
  if (status === 404 && isCode(code, 'ORDERNOTEXIST', 'RESOURCENOTEXISTS')) return { state: 'unknown' }
  const found = status === 200 ? transactionIn(settings, body) : null
  const word = found?.out_trade_no === paymentNo ? wordOf(found) : null
  return word ?? failSilent('wechat', `${paymentNo} is not told: ${status} ${code}`)
}

const close = async (ctx: GatewayCtx, settings: WechatSettings, paymentNo: string): Promise<'closed' | 'paid'> => {
  const { mchid } = settings
  const path = `${pathOf(paymentNo)}/close`
  const { status, code } = await callWechat(ctx, settings, { method: 'POST', path, body: { mchid } })
  if (status === 204 || isCode(code, 'ORDERCLOSED', 'ORDERNOTEXIST', 'RESOURCENOTEXISTS')) return 'closed'
  return isCode(code, 'ORDERPAID') ? 'paid' : failSilent('wechat', `${paymentNo} is not closed: ${status} ${code}`)
}

/** WeChat Pay (APIv3) as a house of the portal. */
export const wechatGateway = (settings: WechatSettings): Gateway => ({
  house: 'wechat',
  ways: settings.ways,
  consentUrl: (way, asked) => (way === 'wechatJsapi' ? consentAddress(settings, asked) : null),
  begin: (ctx, begin) => beginWechat(ctx, settings, begin),
  ask: (ctx, paymentNo) => ask(ctx, settings, paymentNo),
  close: (ctx, paymentNo) => close(ctx, settings, paymentNo),
  refund: (ctx, part) => refundWechat(ctx, settings, part),
  askRefund: (ctx, part) => askWechatRefund(ctx, settings, part),
  findBill: (ctx, day) => findWechatBill(ctx, settings, day),
})
