import { fen, yuanOf } from '../../../contract/money.ts'
import type { SimulatedHalf } from '../simulated-half.ts'
import type { AlipaySimulator, AlipayTrouble } from './alipay-simulator.ts'

const stateWords = {
  WAIT_BUYER_PAY: '等待付款',
  TRADE_CLOSED: '已关闭',
  TRADE_SUCCESS: '已付款',
  TRADE_FINISHED: '已完结',
} as const

const bookedStates = {
  WAIT_BUYER_PAY: 'open',
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
} as const

const troubles: Readonly<Record<string, AlipayTrouble | null>> = {
  正常: null,
  应答伪造: 'forged',
  应答不签名: 'unsigned',
  账单缺行: 'shortBill',
  '500': 'failing',
  无响应: 'silent',
}

/** Alipay on the simulator's page. */
export const alipayHalf = (simulator: AlipaySimulator): SimulatedHalf => {
  const tradeOf = (paymentNo: string) => {
    const trade = simulator.trades.get(paymentNo)
    if (!trade) throw new Error(`没有 ${paymentNo}`)
    return trade
  }
  const messageOf = (paymentNo: string, body: string) => ({
    url: tradeOf(paymentNo).notifyUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
  })
  const tell = async (paymentNo: string, body: string): Promise<string> => {
    const { url, ...sent } = messageOf(paymentNo, body)
    const heard = await fetch(url, { method: 'POST', ...sent })
    return `${heard.status} ${await heard.text()}`
  }
  const notify = (paymentNo: string, change?: Record<string, string>) =>
    tell(paymentNo, simulator.notification(paymentNo, change))
  const payAndNotify = (paymentNo: string): Promise<string> => {
    simulator.pay(paymentNo)
    return notify(paymentNo)
  }
  return {
    name: '支付宝',
    list: () =>
      [...simulator.trades.values()].map(({ paymentNo, title, amount, status, returnUrl }) => ({
        paymentNo,
        title,
        amount: yuanOf(amount),
        state: stateWords[status],
        returnUrl,
      })),
    books: () =>
      [...simulator.trades.values()].map(({ paymentNo, status, amount, paidAt, refunds }) => ({
        paymentNo,
        state: paidAt ? 'paid' : bookedStates[status],
        amount: yuanOf(amount),
        refunds: [...refunds.values()].map((one) => yuanOf(one.amount)),
      })),
    message: (paymentNo) => messageOf(paymentNo, simulator.notification(paymentNo)),
    acts: {
      付款: payAndNotify,
      '付款，不通知': async (paymentNo) => {
        simulator.pay(paymentNo)
        return '没有通知门户'
      },
      '少付 1 分': (paymentNo) => {
        const trade = tradeOf(paymentNo)
        trade.amount = fen(trade.amount - 1n)
        return payAndNotify(paymentNo)
      },
      关闭后付款: (paymentNo) => {
        tradeOf(paymentNo).status = 'WAIT_BUYER_PAY'
        return payAndNotify(paymentNo)
      },
      '通知 × 100': async (paymentNo) => {
        const body = simulator.notification(paymentNo)
        const heard = await Promise.all(Array.from({ length: 100 }, () => tell(paymentNo, body)))
        return [...new Set(heard)].join('；')
      },
      '账单多记 1 分': async (paymentNo) => {
        simulator.misbilled.set(paymentNo, 1n)
        return '账单与门户差 0.01'
      },
      账单漏记: async (paymentNo) => {
        simulator.misbilled.set(paymentNo, null)
        return '账单没有这笔付款'
      },
      通知关闭: (paymentNo) => notify(paymentNo, { trade_status: 'TRADE_CLOSED' }),
      通知过期: (paymentNo) => notify(paymentNo, { notify_time: '2020-01-01 00:00:00' }),
      通知被改: (paymentNo) =>
        tell(paymentNo, simulator.notification(paymentNo).replace(/(&total_amount=)[\d.]+/, '$10.01')),
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
