import { readAnswer, refuseField } from '@portal/platform/server'
import * as z from 'zod/mini'
import { failSilent } from '../../pay/gateway.ts'
import type { WechatSettings } from './wechat-section.ts'

const patienceMs = 5_000
const mostBytes = 64 * 1024

/** WeChat's page that asks for nothing and comes back to `back` with `code` and `state` (scope `snsapi_base`). */
export const consentAddress = (
  { consentUrl, appid }: Pick<WechatSettings, 'consentUrl' | 'appid'>,
  { back, state }: { back: string; state: string },
): string => {
  const query = new URLSearchParams({
    appid,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  return `${consentUrl}/connect/oauth2/authorize?${query}#wechat_redirect`
}

const tokenAnswer = z.object({ openid: z.optional(z.string()), errcode: z.optional(z.number()) })

/**
 * Who pays, as WeChat itself tells for a code of its consent page; a browser's own word is never taken.
 * @throws AppFailure U00400 on `code` where the code is not valid any more, `order.gateway_silent` without an answer
 */
export const payerOf = async ({ tokenUrl, appid, appSecret }: WechatSettings, code: string): Promise<string> => {
  const query = new URLSearchParams({ appid, secret: appSecret ?? '', code, grant_type: 'authorization_code' })
  const asked = await fetch(`${tokenUrl}/sns/oauth2/access_token?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
    .then(async (response): Promise<unknown> => JSON.parse((await readAnswer(response, mostBytes)).toString()))
    // The error may hold the address, and with it the secret: it is not kept.
    .catch(() => failSilent('wechat', 'no answer for a code of the consent page'))
  const found = tokenAnswer.safeParse(asked)
  return found.data?.openid ?? refuseField('code', '微信授权已失效，请重新支付')
}
