import { createHash } from 'node:crypto'
import type { Day } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { type Bill, sha256Of } from '../../pay/bill.ts'
import { failSilent, type GatewayCtx } from '../../pay/gateway.ts'
import { callWechat, downloadWechat } from './call-wechat.ts'
import { readWechatBill } from './wechat-bill.ts'
import type { WechatSettings } from './wechat-section.ts'

const answer = z.object({
  download_url: z.string().check(z.refine((url) => URL.canParse(url))),
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
})

/** Days without trades have no bill, and a bill that is being written is none yet. */
const none = ['NO_STATEMENT_EXIST', 'STATEMENT_CREATING']

/**
 * WeChat Pay's bill of a day, its hash checked against the signed answer that names it; null where there is none.
 * @throws AppFailure `order.gateway_silent` without an answer, and for a bill that is not the one it should be
 */
export const findWechatBill = async (ctx: GatewayCtx, settings: WechatSettings, day: Day): Promise<Bill | null> => {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`
  const { status, body, code } = await callWechat(ctx, settings, { method: 'GET', path })
  if (none.includes(code ?? '')) return null
  const { data } = status === 200 ? answer.safeParse(body) : {}
  if (!data) return failSilent('wechat', `the bill of ${day}: ${status} ${code}`)
  const file = new URL(data.download_url)
  // The call is signed by the merchant's key: no other house is to see that.
  if (file.origin !== new URL(settings.baseUrl).origin) return failSilent('wechat', `the bill lies at ${file.origin}`)
  const bytes = await downloadWechat(ctx, settings, `${file.pathname}${file.search}`)
  const hash = createHash('sha1').update(bytes).digest('hex')
  if (hash !== data.hash_value.toLowerCase()) return failSilent('wechat', `the bill of ${day} has another hash`)
  try {
    return { sha256: sha256Of(bytes), lines: readWechatBill(bytes.toString(), { mchid: settings.mchid, day }) }
  } catch (error) {
    return failSilent('wechat', `the bill of ${day} is not readable`, error)
  }
}
