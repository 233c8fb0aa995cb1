import { createCipheriv, createVerify, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { linesOf, secondsOf, signText } from '../../../server/ways/wechat/signature.ts'
import type { SimulatedReply, SimulatedRequest } from '../listen.ts'
import type { Misbilled } from '../misbilled.ts'
import { createWechatBills } from './simulated-bill.ts'
import {
  close,
  isKind,
  type Merchant,
  order,
  query,
  queryRefund,
  refund,
  refused,
  type Said,
  type SimulatedPayment,
  type SimulatedPayments,
  type Told,
  transactionOf,
} from './simulated-payments.ts'

/** The merchant that the simulator knows, with what verifies his calls and opens its messages. */
export type SimulatedMerchant = Merchant & { serial: string; merchantKey: KeyObject; apiV3Key: string }

/** What a test or the simulator's page makes go wrong with the next answers. */
export type WechatTrouble = 'forged' | 'unsigned' | 'stale' | 'probe' | 'foreign' | 'failing' | 'silent' | 'alteredBill'

/** A message of WeChat Pay, with the headers that sign it. */
export type SignedMessage = { headers: Record<string, string>; body: string }

export type WechatSimulator = {
  /** The id and the key by which it signs now, for `publicKeys`. */
  keyId: string
  publicKey: KeyObject
  payments: SimulatedPayments
  trouble: WechatTrouble | null
  misbilled: Misbilled
  /** How many calls of the portal it answered. */
  calls: number
  answer: (request: SimulatedRequest) => SimulatedReply | null
  /** A payer pays what was ordered. */
  pay: (paymentNo: string) => SimulatedPayment
  /** A notification of a payment, signed; `change` says other things about it, which are signed and sealed too. */
  notification: (paymentNo: string, change?: Readonly<Record<string, unknown>>) => SignedMessage
  /** Signs any body as a message of this moment, or of another. */
  signed: (body: string, at?: Date) => SignedMessage
}

/** The parts of the header `Authorization`; null where it is of another form. */
const authorizationIn = (header: string | undefined): Record<string, string> | null => {
  const [, list] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(header ?? '') ?? []
  const found = list
    ?.match(/\w+="[^"]*"/g)
    ?.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('"') + 1, -1)])
  return found ? Object.fromEntries(found) : null
}

const seal = (apiV3Key: string, text: string): object => {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), { authTagLength: 16 })
  cipher.setAAD(Buffer.from('transaction'))
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: 'transaction',
    nonce,
  }
}

/** WeChat Pay's half of the simulator: the calls that the portal makes, refused where the real one refuses them. */
export const createWechatSimulator = (merchant: SimulatedMerchant, clock: () => Date): WechatSimulator => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const payments: SimulatedPayments = new Map()
  const usedCodes = new Set<string>()
  const misbilled: Misbilled = new Map()
  const bills = createWechatBills({ merchant, payments, misbilled }, clock)

  const isSigned = ({ method, url, headers, body }: SimulatedRequest): boolean => {
    const given = authorizationIn(headers.authorization)
    if (given?.mchid !== merchant.mchid || given.serial_no !== merchant.serial) return false
    const { timestamp = '', nonce_str = '', signature = '' } = given
    if (Math.abs(Number(timestamp) - clock().getTime() / 1_000) > 300) return false
    const lines = linesOf(method, `${url.pathname}${url.search}`, timestamp, nonce_str, body.toString())
    return createVerify('sha256').update(lines).verify(merchant.merchantKey, signature, 'base64')
  }

  const signed: WechatSimulator['signed'] = (body, at = clock()) => {
    const { trouble, keyId } = simulator
    const timestamp = secondsOf(trouble === 'stale' ? new Date(at.getTime() - 301_000) : at)
    const nonce = randomBytes(16).toString('hex')
    const signature = signText(privateKey, linesOf(timestamp, nonce, trouble === 'forged' ? `${body} ` : body))
    const probe = `WECHATPAY/SIGNTEST/${signature.slice(19)}`
    return {
      body,
      headers: {
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': trouble === 'foreign' ? `${keyId}NEW` : keyId,
        'wechatpay-signature': trouble === 'probe' ? probe : signature,
        'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      },
    }
  }

  const reply = ({ status, body }: Said): SimulatedReply => {
    const text = body === null ? '' : JSON.stringify(body)
    const headers = simulator.trouble === 'unsigned' ? {} : signed(text).headers
    return { status, type: 'application/json; charset=utf-8', body: text, headers }
  }

  const act = (told: Told, { method, url, headers, body }: SimulatedRequest): Said => {
    const json = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {}
    const [, kind = ''] = /^\/v3\/pay\/transactions\/(\w+)$/.exec(url.pathname) ?? []
    const [, paymentNo = '', closing] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(url.pathname) ?? []
    const [, partNo = ''] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(url.pathname) ?? []
    if (method === 'POST' && isKind(kind)) return order(told, kind, json)
    if (method === 'GET' && paymentNo && !closing) return query(told, paymentNo, url.searchParams.get('mchid'))
    if (method === 'POST' && closing) return close(told, paymentNo, json)
    if (method === 'POST' && url.pathname === '/v3/refund/domestic/refunds') return refund(told, json)
    if (method === 'GET' && partNo) return queryRefund(told, partNo)
    if (method === 'GET' && url.pathname === '/v3/bill/tradebill') {
      return bills.tell(url.searchParams, `http://${headers.host}`)
    }
    return refused(404, 'NOT_FOUND', '不存在')
  }

  /** WeChat's page on which nobody is asked anything: it goes back at once. */
  const consentOf = (asked: URLSearchParams): SimulatedReply => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('code', randomBytes(8).toString('hex'))
    back.searchParams.set('state', asked.get('state') ?? '')
    return { status: 302, type: 'text/plain', body: '', headers: { location: back.href } }
  }

  /** WeChat's own answer for a code of its consent page, which is good once. */
  const tokenOf = (code: string): SimulatedReply => {
    const isGood = code !== '' && !usedCodes.has(code)
    usedCodes.add(code)
    const body = JSON.stringify(isGood ? { openid: `o${code}` } : { errcode: 40163, errmsg: 'code been used' })
    return { status: 200, type: 'text/plain', body }
  }

  const answer = (request: SimulatedRequest): SimulatedReply | null => {
    simulator.calls += 1
    if (simulator.trouble === 'silent') return null
    if (simulator.trouble === 'failing') return reply(refused(500, 'SYSTEM_ERROR', '系统异常'))
    if (request.url.pathname === '/connect/oauth2/authorize') return consentOf(request.url.searchParams)
    if (request.url.pathname === '/sns/oauth2/access_token') return tokenOf(request.url.searchParams.get('code') ?? '')
    if (!isSigned(request)) return reply(refused(401, 'SIGN_ERROR', '签名错误'))
    if (request.url.pathname === '/v3/billdownload/file') {
      return bills.file(request.url.searchParams.get('token') ?? '', simulator.trouble === 'alteredBill')
    }
    return reply(act({ merchant, payments, now: clock() }, request))
  }

  const paymentOf = (paymentNo: string): SimulatedPayment => {
    const found = payments.get(paymentNo)
    if (!found) throw new Error(`nobody ordered ${paymentNo}`)
    return found
  }

  const simulator: WechatSimulator = {
    keyId: `PUB_KEY_ID_${randomBytes(12).toString('hex').toUpperCase()}`,
    publicKey,
    payments,
    trouble: null,
    misbilled,
    calls: 0,
    answer,
    signed,
    pay: (paymentNo) => {
      const found = paymentOf(paymentNo)
      if (found.state !== 'NOTPAY') throw new Error(`${paymentNo} is ${found.state}`)
      return Object.assign(found, { state: 'SUCCESS', paidAt: clock() } as const)
    },
    notification: (paymentNo, change = {}) => {
      const content = { ...transactionOf(merchant, paymentOf(paymentNo)), ...change }
      return signed(
        JSON.stringify({
          id: randomUUID(),
          create_time: clock().toISOString(),
          event_type: 'TRANSACTION.SUCCESS',
          resource_type: 'encrypt-resource',
          summary: '支付成功',
          resource: seal(merchant.apiV3Key, JSON.stringify(content)),
        }),
      )
    },
  }
  return simulator
}
