import { randomBytes } from 'node:crypto'
import { type Config, createLog } from '@portal/platform/server'
import { fen } from '../../contract/money.ts'
import type { Gateway, GatewayCtx } from '../../server/pay/gateway.ts'
import type { PaymentAttempt } from '../../server/pay/payment.table.ts'
import { readPaymentsFile } from '../../server/payments-file.ts'
import { alipayGateway } from '../../server/ways/alipay/alipay-gateway.ts'
import { wechatGateway } from '../../server/ways/wechat/wechat-gateway.ts'
import { serveAlipay } from './alipay/serve-alipay.ts'
import { serveWechat } from './wechat/serve-wechat.ts'

const publicUrl = 'http://localhost:3000'

/** A gateway without a portal, and the simulator that answers it. */
export type GatewayAlone = {
  gateway: Gateway
  ctx: GatewayCtx
  /** Pays so many fen under a number of ours, at the moment of the clock. */
  pay: (paymentNo: string, amount: number, title?: string) => Promise<void>
  misbilled: Map<string, bigint | null>
  /** The file of the next bill is not the one that the gateway told of. */
  spoilBill: (isSpoiled: boolean) => void
  close: () => Promise<void>
}

const begin = async ({ gateway, ctx }: Pick<GatewayAlone, 'gateway' | 'ctx'>, attempt: object, title: string) => {
  const begun = await gateway.begin(ctx, {
    attempt: { way: gateway.ways[0], createTime: ctx.now(), ...attempt } as PaymentAttempt,
    title,
    expiresAt: new Date(ctx.now().getTime() + 3_600_000),
    payer: { address: '127.0.0.1' },
  })
  if (begun === 'over') throw new Error('the number is used up')
  return begun
}

/** Both gateways at the simulator, whose time is `clock`'s. */
export const gatewaysAlone = async (clock: () => Date): Promise<Record<'wechat' | 'alipay', GatewayAlone>> => {
  const wechat = await serveWechat(clock)
  const alipay = await serveAlipay(clock)
  const config = { publicUrl } as Config
  const ctx = { config, now: clock, chance: randomBytes, log: createLog('silent') }
  const read = (path: string) => readPaymentsFile(path, { mode: 'demonstration', publicUrl })
  const [wechatSettings, alipaySettings] = [read(wechat.paymentsFile).wechat, read(alipay.paymentsFile).alipay]
  if (!wechatSettings || !alipaySettings) throw new Error('no settings')
  const byWechat = { gateway: wechatGateway(wechatSettings), ctx }
  const byAlipay = { gateway: alipayGateway(alipaySettings, config), ctx }
  return {
    wechat: {
      ...byWechat,
      pay: async (paymentNo, amount, title = '专利申请') => {
        await begin(byWechat, { paymentNo, amount: fen(amount) }, title)
        wechat.simulator.pay(paymentNo)
      },
      misbilled: wechat.simulator.misbilled,
      spoilBill: (isSpoiled) => {
        wechat.simulator.trouble = isSpoiled ? 'alteredBill' : null
      },
      close: wechat.close,
    },
    alipay: {
      ...byAlipay,
      pay: async (paymentNo, amount, title = '专利申请') => {
        const { means } = await begin(byAlipay, { paymentNo, amount: fen(amount) }, title)
        await fetch(String(means.redirectUrl))
        alipay.simulator.pay(paymentNo)
      },
      misbilled: alipay.simulator.misbilled,
      spoilBill: (isSpoiled) => {
        alipay.simulator.trouble = isSpoiled ? 'shortBill' : null
      },
      close: alipay.close,
    },
  }
}
