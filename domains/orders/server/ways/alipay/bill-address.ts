import { failSilent, type GatewayCtx } from '../../pay/gateway.ts'
import type { AlipaySettings } from './alipay-section.ts'
import { askAlipay } from './ask-alipay.ts'

const method = 'alipay.data.dataservice.bill.downloadurl.query'

/**
 * Where Alipay's bill of a day (`YYYY-MM-DD` in Asia/Shanghai) is fetched from, an address of 30 seconds; null where there is
 * none, as before the next morning and for a day without trades.
 * @throws AppFailure `order.gateway_silent` without an answer
 */
export const findBillAddress = async (
  ctx: Pick<GatewayCtx, 'now'>,
  settings: AlipaySettings,
  day: string,
): Promise<string | null> => {
  const { isDone, detail, fields } = await askAlipay(ctx, settings, {
    method,
    content: { bill_type: 'trade', bill_date: day },
  })
  if (detail === 'isp.bill_not_exist') return null
  const { bill_download_url: address } = fields
  return isDone && address ? address : failSilent('alipay', `${method}: ${detail}`)
}
