import { shanghaiSecond } from '@portal/platform/contract'
import * as z from 'zod/mini'
import type { PayMeans } from '../../../contract/order.ts'
import { resultPath } from '../../../contract/paths.ts'
import { type Begin, type Begun, failSilent, type GatewayCtx } from '../../pay/gateway.ts'
import { callWechat } from './call-wechat.ts'
import { linesOf, newNonce, secondsOf, signText } from './signature.ts'
import { payerOf } from './wechat-consent.ts'
import type { WechatSettings } from './wechat-section.ts'

const minute = 60_000
const longestDescription = 127

/** What differs between the ways: the call, what it wants to know besides, and what it answers. */
type Kind = {
  path: string
  /** A little less than WeChat Pay says for its answer: two hours, and five minutes for H5. */
  usableMs: number
  more: (begin: Begin) => Promise<object>
  meansIn: (body: unknown) => PayMeans | null
}

/** A moment as RFC 3339 has it, in the time of Shanghai. */
const rfc3339 = (at: Date): string => `${shanghaiSecond(at).replace(' ', 'T')}+08:00`

/** What WeChat's browser is called with; the signature holds for exactly these five. */
const jsapiCall = (ctx: GatewayCtx, { appid, key }: WechatSettings, prepayId: string): PayMeans => {
  const [timeStamp, nonceStr, what] = [secondsOf(ctx.now()), newNonce(ctx), `prepay_id=${prepayId}`]
  const paySign = signText(key, linesOf(appid, timeStamp, nonceStr, what))
  return { jsapi: { appId: appid, timeStamp, nonceStr, package: what, signType: 'RSA', paySign } }
}

const resultOf = ({ config }: GatewayCtx, { attempt }: Begin): string =>
  `${config.publicUrl}/#${resultPath(attempt.paymentNo.slice(0, -2))}`

/** An IPv4 address that came over an IPv6 socket (RFC 4291, 2.5.5.2), as WeChat Pay compares it. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const kindOf = (ctx: GatewayCtx, settings: WechatSettings, begin: Begin): Kind => {
  const { way } = begin.attempt
  if (way === 'wechatH5') {
    const back = encodeURIComponent(resultOf(ctx, begin))
    return {
      path: '/v3/pay/transactions/h5',
      usableMs: 4 * minute,
      more: async ({ payer }) => ({
        scene_info: { payer_client_ip: plainAddress(payer.address), h5_info: { type: 'Wap' } },
      }),
      meansIn: (body) => {
        const { data } = z.object({ h5_url: z.string() }).safeParse(body)
        return data ? { redirectUrl: `${data.h5_url}&redirect_url=${back}` } : null
      },
    }
  }
  if (way === 'wechatJsapi') {
    return {
      path: '/v3/pay/transactions/jsapi',
      usableMs: 110 * minute,
      more: async ({ payer }) => ({ payer: { openid: await payerOf(settings, payer.consentCode ?? '') } }),
      meansIn: (body) => {
        const { data } = z.object({ prepay_id: z.string() }).safeParse(body)
        return data ? jsapiCall(ctx, settings, data.prepay_id) : null
      },
    }
  }
  return {
    path: '/v3/pay/transactions/native',
    usableMs: 110 * minute,
    more: async () => ({}),
    meansIn: (body) => {
      const { data } = z.object({ code_url: z.string() }).safeParse(body)
      return data ? { codeUrl: data.code_url } : null
    },
  }
}

/** How WeChat Pay says that a number was paid, or closed. */
const overCodes: readonly string[] = ['ORDERPAID', 'ORDER_CLOSED']

/** Orders a payment at WeChat Pay; the same number again gives new means for the same payment. */
export const beginWechat = async (ctx: GatewayCtx, settings: WechatSettings, begin: Begin): Promise<Begun | 'over'> => {
  const { attempt, title, expiresAt } = begin
  const { path, usableMs, more, meansIn } = kindOf(ctx, settings, begin)
  const { status, body, code } = await callWechat(ctx, settings, {
    method: 'POST',
    path,
    body: {
      appid: settings.appid,
      mchid: settings.mchid,
      description: [...title].slice(0, longestDescription).join(''),
      out_trade_no: attempt.paymentNo,
      time_expire: rfc3339(expiresAt),
      notify_url: `${ctx.config.publicUrl}/api/pay/wechat/notify`,
      amount: { total: Number(attempt.amount), currency: 'CNY' },
      ...(await more(begin)),
    },
  })
  if (code !== null && overCodes.includes(code)) return 'over'
  const means = status === 200 ? meansIn(body) : null
  if (!means) return failSilent('wechat', `${attempt.paymentNo} does not begin: ${status} ${code}`)
  return { means, until: new Date(ctx.now().getTime() + usableMs) }
}
