import { yuanOf } from '../../../contract/money.ts'
import type { SimulatedHalf } from '../simulated-half.ts'
import type { SignedMessage, WechatSimulator, WechatTrouble } from './wechat-simulator.ts'

const stateWords = { NOTPAY: '等待付款', SUCCESS: '已付款', REFUND: '转入退款', CLOSED: '已关闭' } as const

const bookedStates = { NOTPAY: 'open', SUCCESS: 'paid', REFUND: 'paid', CLOSED: 'closed' } as const

const troubles: Readonly<Record<string, WechatTrouble | null>> = {
  正常: null,
  应答伪造: 'forged',
  应答不签名: 'unsigned',
  应答过期: 'stale',
  探测签名: 'probe',
  换公钥: 'foreign',
  账单被改: 'alteredBill',
  '500': 'failing',
  无响应: 'silent',
}

/** WeChat Pay on the simulator's page. */
export const wechatHalf = (simulator: WechatSimulator): SimulatedHalf => {
  const paymentOf = (paymentNo: string) => {
    const found = simulator.payments.get(paymentNo)
    if (!found) throw new Error(`没有 ${paymentNo}`)
    return found
  }
  const messageOf = (paymentNo: string, { headers, body }: SignedMessage) => ({
    url: paymentOf(paymentNo).notifyUrl,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  const tell = async (paymentNo: string, message: SignedMessage): Promise<string> => {
    const { url, ...sent } = messageOf(paymentNo, message)
    const heard = await fetch(url, { method: 'POST', ...sent })
    return `${heard.status} ${await heard.text()}`.trim()
  }
  const notify = (paymentNo: string, change?: Readonly<Record<string, unknown>>) =>
    tell(paymentNo, simulator.notification(paymentNo, change))
  const payAndNotify = (paymentNo: string, change?: Readonly<Record<string, unknown>>): Promise<string> => {
    simulator.pay(paymentNo)
    return notify(paymentNo, change)
  }
  return {
    name: '微信支付',
    list: () =>
      [...simulator.payments.values()].map(({ paymentNo, description, amount, state }) => ({
        paymentNo,
        title: description,
        amount: yuanOf(amount),
        state: stateWords[state],
        returnUrl: null,
      })),
    books: () =>
      [...simulator.payments.values()].map(({ paymentNo, state, amount, paidAt, refunds }) => ({
        paymentNo,
        state: paidAt ? 'paid' : bookedStates[state],
        amount: yuanOf(amount),
        refunds: [...refunds.values()].map((one) => yuanOf(one.amount)),
      })),
    message: (paymentNo) => messageOf(paymentNo, simulator.notification(paymentNo)),
    acts: {
      付款: (paymentNo) => payAndNotify(paymentNo),
      '付款，不通知': async (paymentNo) => {
        simulator.pay(paymentNo)
        return '没有通知门户'
      },
      '少付 1 分': (paymentNo) => {
        const total = Number(paymentOf(paymentNo).amount) - 1
        return payAndNotify(paymentNo, { amount: { total, currency: 'CNY' } })
      },
      关闭后付款: (paymentNo) => {
        paymentOf(paymentNo).state = 'NOTPAY'
        return payAndNotify(paymentNo)
      },
      '通知 × 100': async (paymentNo) => {
        const message = simulator.notification(paymentNo)
        const heard = await Promise.all(Array.from({ length: 100 }, () => tell(paymentNo, message)))
        return [...new Set(heard)].join('；')
      },
      通知关闭: (paymentNo) => notify(paymentNo, { trade_state: 'CLOSED' }),
      通知被改: (paymentNo) => {
        const { headers, body } = simulator.notification(paymentNo)
        return tell(paymentNo, { headers, body: `${body} ` })
      },
      '账单多记 1 分': async (paymentNo) => {
        simulator.misbilled.set(paymentNo, 1n)
        return '账单与门户差 0.01'
      },
      账单漏记: async (paymentNo) => {
        simulator.misbilled.set(paymentNo, null)
        return '账单没有这笔付款'
      },
      别人的通知: (paymentNo) => notify(paymentNo, { mchid: '1900000002' }),
    },
    troubles: Object.fromEntries(
      Object.entries(troubles).map(([words, trouble]) => [
        words,
        () => {
          simulator.trouble = trouble
        },
      ]),
    ),
    trouble: () => Object.entries(troubles).find(([, trouble]) => trouble === simulator.trouble)?.[0] ?? '',
  }
}
