import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { isDay, shanghaiSecond } from '@portal/platform/contract'
import { yuanOf } from '../../../contract/money.ts'
import { isSignedBy, signedText, signText } from '../../../server/ways/alipay/signature.ts'
import type { SimulatedReply } from '../listen.ts'
import { isBillWritten, type Misbilled } from '../misbilled.ts'
import { createAlipayBills } from './simulated-bill.ts'
import {
  answers,
  type Content,
  isPage,
  openTrade,
  type Said,
  type SimulatedTrade,
  type SimulatedTrades,
} from './simulated-trades.ts'

/** The account that the simulator knows; certificates are named by their serials where they were exchanged. */
export type SimulatedAccount = {
  appId: string
  sellerId: string
  appKey: KeyObject
  certificates?: { app: string; root: string }
}

/** What a test or the simulator's page makes go wrong with the next answers. */
export type AlipayTrouble = 'forged' | 'unsigned' | 'failing' | 'silent' | 'shortBill'

export type AlipaySimulator = {
  /** The key by which it signs, for `publicKeyFile`. */
  publicKey: KeyObject
  trades: SimulatedTrades
  trouble: AlipayTrouble | null
  misbilled: Misbilled
  /** Where its files are reached, once it listens. */
  filesAt: string
  /** Answers a call of `gateway.do`: its parameters stand in the query or in the form. */
  answer: (parameters: URLSearchParams) => SimulatedReply
  /** The file of a bill, by the token in its address. */
  billFile: (token: string) => SimulatedReply
  /** A payer pays a trade that was opened. */
  pay: (paymentNo: string) => SimulatedTrade
  /** The body of a notification about a trade, signed; `change` says other things about it, which are signed too. */
  notification: (paymentNo: string, change?: Readonly<Record<string, string>>) => string
}

const billMethod = 'alipay.data.dataservice.bill.downloadurl.query'

const json = (body: string): SimulatedReply => ({ status: 200, type: 'application/json;charset=utf-8', body })
const page = (body: string, status = 200): SimulatedReply => ({ status, type: 'text/html;charset=utf-8', body })

const contentOf = (parameters: URLSearchParams): Content | null => {
  try {
    const content: unknown = JSON.parse(parameters.get('biz_content') ?? '')
    return typeof content === 'object' && content !== null ? { ...content } : null
  } catch {
    return null
  }
}

/** What the gateway itself refuses, before the business: its word for the fault, or null. */
const faultOf = (account: SimulatedAccount, parameters: URLSearchParams): string | null => {
  const value = (name: string): string => parameters.get(name) ?? ''
  if (new Set(parameters.keys()).size !== [...parameters.keys()].length) return 'isv.invalid-parameter'
  if (value('app_id') !== account.appId) return 'isv.invalid-app-id'
  if (value('sign_type') !== 'RSA2') return 'isv.invalid-signature-type'
  if (value('charset').toLowerCase() !== 'utf-8' || value('version') !== '1.0') return 'isv.invalid-parameter'
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value('timestamp'))) return 'isv.invalid-timestamp'
  const { app, root } = account.certificates ?? { app: '', root: '' }
  if (value('app_cert_sn') !== app || value('alipay_root_cert_sn') !== root) return 'isv.invalid-app-cert-sn'
  const signed = signedText([...parameters].filter(([name]) => name !== 'sign'))
  return isSignedBy(account.appKey, signed, value('sign')) ? null : 'isv.invalid-signature'
}

/** Alipay's half of the simulator: the calls that the portal makes, refused where the real one refuses them. */
export const createAlipaySimulator = (account: SimulatedAccount, clock: () => Date): AlipaySimulator => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const trades: SimulatedTrades = new Map()
  const misbilled: Misbilled = new Map()
  const bills = createAlipayBills(trades, misbilled, clock)

  const signed = (method: string, fields: Readonly<Record<string, string>>): SimulatedReply => {
    // As the real one writes addresses: a slash is escaped, and the signature covers the text as it is sent.
    const node = JSON.stringify(fields).replaceAll('/', '\\/')
    const sign = simulator.trouble === 'forged' ? signText(`${node} `, privateKey) : signText(node, privateKey)
    const tail = simulator.trouble === 'unsigned' ? '' : `,"sign":"${sign}"`
    return json(`{"${method.replaceAll('.', '_')}_response":${node}${tail}}`)
  }

  /** Where the bill of a day lies, once it is written. */
  const bill = (content: Content): Said => {
    const { bill_date: day, bill_type: kind } = content
    if (typeof day !== 'string' || !isDay(day) || kind !== 'trade') {
      return { failed: 'isv.invalid-arguments', words: '参数无效' }
    }
    const path = isBillWritten(day, clock()) ? bills.pathOf(day) : null
    if (path === null) return { failed: 'isp.bill_not_exist', words: '账单不存在' }
    return { bill_download_url: `${simulator.filesAt}${path}` }
  }

  const answerCall = (method: string, content: Content): SimulatedReply => {
    const answering = method === billMethod ? (_: SimulatedTrades, asked: Content) => bill(asked) : answers[method]
    if (!answering) return json('{"error_response":{"code":"40002","sub_code":"isv.invalid-method"}}')
    const said = answering(trades, content, clock())
    return 'failed' in said
      ? signed(method, {
          code: '40004',
          msg: 'Business Failed',
          sub_code: said.failed ?? '',
          sub_msg: said.words ?? '',
        })
      : signed(method, { code: '10000', msg: 'Success', ...said })
  }

  const answer = (parameters: URLSearchParams): SimulatedReply => {
    if (simulator.trouble === 'failing') return page('', 500)
    const method = parameters.get('method') ?? ''
    const fault = faultOf(account, parameters)
    const content = contentOf(parameters)
    if (fault !== null || !content) {
      const word = fault ?? 'isv.invalid-parameter'
      return isPage(method) ? page(word, 400) : json(`{"error_response":{"code":"40002","sub_code":"${word}"}}`)
    }
    if (!isPage(method)) return answerCall(method, content)
    const opened = openTrade(trades, {
      method,
      content,
      notifyUrl: parameters.get('notify_url') ?? '',
      returnUrl: parameters.get('return_url'),
      now: clock(),
    })
    return 'failed' in opened ? page(opened.failed, 400) : page(`${opened.paymentNo} ${yuanOf(opened.amount)}`)
  }

  const tradeOf = (paymentNo: string): SimulatedTrade => {
    const trade = trades.get(paymentNo)
    if (!trade) throw new Error(`nobody opened ${paymentNo}`)
    return trade
  }

  const pay = (paymentNo: string): SimulatedTrade => {
    const trade = tradeOf(paymentNo)
    if (trade.status !== 'WAIT_BUYER_PAY') throw new Error(`${paymentNo} is ${trade.status}`)
    return Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: clock() } as const)
  }

  const notification: AlipaySimulator['notification'] = (paymentNo, change = {}) => {
    const { tradeNo, title, amount, status, paidAt } = tradeOf(paymentNo)
    const now = shanghaiSecond(clock())
    const parameters = new URLSearchParams({
      notify_time: now,
      notify_type: 'trade_status_sync',
      notify_id: randomUUID().replaceAll('-', ''),
      charset: 'utf-8',
      version: '1.0',
      app_id: account.appId,
      auth_app_id: account.appId,
      seller_id: account.sellerId,
      trade_no: tradeNo,
      out_trade_no: paymentNo,
      trade_status: status,
      subject: title,
      total_amount: yuanOf(amount),
      fund_bill_list: `[{"amount":"${yuanOf(amount)}","fundChannel":"ALIPAYACCOUNT"}]`,
      ...(paidAt && { gmt_payment: shanghaiSecond(paidAt), receipt_amount: yuanOf(amount) }),
      ...change,
    })
    parameters.set('sign', signText(signedText(parameters), privateKey))
    parameters.set('sign_type', 'RSA2')
    return parameters.toString()
  }

  const simulator: AlipaySimulator = {
    publicKey: createPublicKey(privateKey),
    trades,
    trouble: null,
    misbilled,
    filesAt: '',
    billFile: (token) => bills.file(token, simulator.trouble === 'shortBill'),
    answer,
    pay,
    notification,
  }
  return simulator
}
