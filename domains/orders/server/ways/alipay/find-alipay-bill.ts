import type { Day } from '@portal/platform/contract'
import { readAnswer } from '@portal/platform/server'
import { type Bill, sha256Of } from '../../pay/bill.ts'
import { failSilent, type GatewayCtx } from '../../pay/gateway.ts'
import { readAlipayBill } from './alipay-bill.ts'
import type { AlipaySettings } from './alipay-section.ts'
import { askAlipay } from './ask-alipay.ts'
import { openBillFile } from './open-bill-file.ts'

const method = 'alipay.data.dataservice.bill.downloadurl.query'
const patienceMs = 60_000
const mostBytes = 64 * 1024 * 1024

/** Where the bill is fetched from, an address of 30 seconds; null where there is none of the day, or none yet. */
const findAddress = async (ctx: GatewayCtx, settings: AlipaySettings, day: Day): Promise<URL | null> => {
  const content = { bill_type: 'trade', bill_date: day }
  const { isDone, detail, fields } = await askAlipay(ctx, settings, { method, content })
  if (detail === 'isp.bill_not_exist') return null
  const { bill_download_url: address = '' } = fields
  if (!isDone || !URL.canParse(address)) return failSilent('alipay', `${method}: ${detail}`)
  const url = new URL(address)
  // The bill names payers: it goes over the network as safely as the calls do.
  url.protocol = new URL(settings.gateway).protocol
  return url
}

const download = async (url: URL): Promise<Buffer> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
  return await readAnswer(response, mostBytes)
}

/**
 * Alipay's bill of the trades of a day, from the address that its signed answer names; null where there is none.
 * @throws AppFailure `order.gateway_silent` without an answer, and for a bill that is not the one it should be
 */
export const findAlipayBill = async (ctx: GatewayCtx, settings: AlipaySettings, day: Day): Promise<Bill | null> => {
  const url = await findAddress(ctx, settings, day)
  if (url === null) return null
  try {
    const bytes = await download(url)
    return { sha256: sha256Of(bytes), lines: readAlipayBill(await openBillFile(bytes), day) }
  } catch (error) {
    // The error may hold the address, by which anybody could fetch the bill: only its own words are kept.
    const words = error instanceof Error ? error.message.replaceAll(url.href, '…') : 'no answer'
    return failSilent('alipay', `the bill of ${day}: ${words}`)
  }
}
