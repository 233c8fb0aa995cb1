import { type Fen, fenOf, isAmount, noYuan } from '../../../contract/money.ts'
import { shanghaiMoment } from '../../pay/shanghai-moment.ts'
import type { AlipaySettings } from './alipay-section.ts'
import { isSignedBy, signedText } from './signature.ts'
import { type TradeStatus, tradeStatusOf } from './trade.ts'

/** What Alipay tells of a trade; every word of it was signed by Alipay for our application and our account. */
export type AlipayNotification = {
  id: string
  status: TradeStatus
  tradeNo: string
  paymentNo: string
  amount: Fen
  paidAt: Date | null
}

/** A notification that is not believed, with the reason for the operator. */
export type Refused = { refused: 'form' | 'signature' | 'stale' | 'foreign' }

/** Alipay repeats what was not answered for 25 hours; what is older was kept by somebody. */
const oldestMs = 26 * 3_600_000
const clocksDifferMs = 300_000

const parametersOf = (body: string): Map<string, string> | null => {
  const pairs = [...new URLSearchParams(body)]
  const parameters = new Map(pairs)
  // A name that stands twice could be read one way by the signature and another way by us.
  return parameters.size === pairs.length ? parameters : null
}

/** Reads the body of a notification (a form in UTF-8) and judges who signed it, when, and for whom. */
export const readNotification = (
  body: string,
  { appId, sellerId, publicKey }: Pick<AlipaySettings, 'appId' | 'sellerId' | 'publicKey'>,
  now: Date,
): AlipayNotification | Refused => {
  const parameters = parametersOf(body)
  const signature = parameters?.get('sign')
  if (!parameters || !signature || parameters.get('sign_type') !== 'RSA2') return { refused: 'form' }
  const signed = [...parameters].filter(([name]) => name !== 'sign' && name !== 'sign_type')
  if (!isSignedBy(publicKey, signedText(signed), signature)) return { refused: 'signature' }

  const text = (name: string): string => parameters.get(name) ?? ''
  const age = now.getTime() - (shanghaiMoment(text('notify_time'))?.getTime() ?? 0)
  if (age > oldestMs || age < -clocksDifferMs) return { refused: 'stale' }
  if (text('app_id') !== appId || text('seller_id') !== sellerId) return { refused: 'foreign' }
  const status = tradeStatusOf(text('trade_status'))
  if (!status || !text('notify_id') || !text('trade_no') || !text('out_trade_no')) return { refused: 'form' }
  if (!isAmount(text('total_amount')) || text('total_amount') === noYuan) return { refused: 'form' }
  return {
    id: text('notify_id'),
    status,
    tradeNo: text('trade_no'),
    paymentNo: text('out_trade_no'),
    amount: fenOf(text('total_amount')),
    paidAt: shanghaiMoment(text('gmt_payment')),
  }
}
