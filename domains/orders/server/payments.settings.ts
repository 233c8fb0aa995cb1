import { type Config, defineSettings, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'
import type { Gateway } from './pay/gateway.ts'
import { timed } from './pay/payment-metrics.ts'
import { readPaymentsFile } from './payments-file.ts'
import { alipayGateway } from './ways/alipay/alipay-gateway.ts'
import type { AlipaySettings } from './ways/alipay/alipay-section.ts'
import { wechatGateway } from './ways/wechat/wechat-gateway.ts'
import type { WechatSettings } from './ways/wechat/wechat-section.ts'

/** Where transfers go: the account of the operator. */
export type Payee = { name: string; account: string; bank: string; cnaps: string }

/** The demonstration's account exists nowhere, and says so. */
const demonstrationPayee: Payee = {
  name: '演示账户（请勿转账）',
  account: '0000 0000 0000 0000 000',
  bank: '演示银行（不存在）',
  cnaps: '000000000000',
}

/** How customers pay on this portal. */
type PaymentSettings = {
  payee: Payee | null
  gateways: readonly Gateway[]
  wechat: WechatSettings | null
  alipay: AlipaySettings | null
}

/** The settings of ways of paying: `PAYMENTS_FILE` names a JSON file, judged at the start; without it production has no way. */
export const paymentSettings = defineSettings(
  z.object({ PAYMENTS_FILE: textSetting() }),
  ({ PAYMENTS_FILE }, config: Config): PaymentSettings => {
    const file = PAYMENTS_FILE === undefined ? null : readPaymentsFile(PAYMENTS_FILE, config)
    const { wechat = null, alipay = null } = file ?? {}
    return {
      payee: file?.bank ?? (config.mode === 'demonstration' ? demonstrationPayee : null),
      gateways: [...(wechat ? [wechatGateway(wechat)] : []), ...(alipay ? [alipayGateway(alipay, config)] : [])].map(
        timed,
      ),
      wechat,
      alipay,
    }
  },
)

/** What a production portal should have and can do without. */
export const paymentWarnings = (config: Config): (string | false)[] => [
  config.mode === 'production' &&
    paymentSettings(config).payee === null &&
    'PAYMENTS_FILE 没有 bank 一段（收款账户）：客户不能用银行转账付款',
]
