import { randomBytes } from 'node:crypto'
import { zipOf } from '@portal/files/testing'
import { addDays, shanghaiDayOf, shanghaiSecond } from '@portal/platform/contract'
import { fen, sumFen, yuanOf } from '../../../contract/money.ts'
import type { SimulatedReply } from '../listen.ts'
import { feeOf, type Misbilled } from '../misbilled.ts'
import type { SimulatedTrade, SimulatedTrades } from './simulated-trades.ts'

const headings =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** The bytes of each character that GBK has, as Alipay writes its lists. */
const gbkBytes = (() => {
  const known = new Map<string, number[]>()
  return (): ReadonlyMap<string, number[]> => {
    if (known.size > 0) return known
    const decoder = new TextDecoder('gbk')
    for (let lead = 0x81; lead <= 0xfe; lead += 1) {
      for (let trail = 0x40; trail <= 0xfe; trail += 1) {
        const sign = decoder.decode(Buffer.from([lead, trail]))
        if (sign.length === 1 && sign !== '\uFFFD') known.set(sign, [lead, trail])
      }
    }
    return known
  }
})()

const inGbk = (text: string): Buffer => {
  const bytes = gbkBytes()
  return Buffer.from([...text].flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : (bytes.get(sign) ?? [0x3f]))))
}

type Line = { kind: '交易' | '退款'; amount: bigint; text: string }

const lineOf = (
  { tradeNo, paymentNo, title }: SimulatedTrade,
  told: { kind: Line['kind']; at: Date; amount: bigint; partNo?: string },
): Line => {
  const { kind, at, amount, partNo } = told
  const [time, sum] = [shanghaiSecond(at), yuanOf(fen(amount))]
  // Less than nothing is what the merchant pays.
  const fee = yuanOf(fen(amount < 0n ? feeOf(-amount) : -feeOf(amount)))
  const text = [
    ...[
      `${tradeNo}\t`,
      `${paymentNo}\t`,
      kind,
      title,
      time,
      time,
      '',
      '',
      '',
      '',
      '演示(dem***@example.com)',
      sum,
      sum,
    ],
    ...['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', partNo ? `${partNo}\t` : '', fee, '0.00', ''],
  ].join(',')
  return { kind, amount, text }
}

const linesOf = (trades: SimulatedTrades, misbilled: Misbilled, day: string): Line[] =>
  [...trades.values()].flatMap((trade) => {
    const { paymentNo, paidAt, amount, refunds } = trade
    const off = misbilled.get(paymentNo)
    const isPaid = paidAt !== null && shanghaiDayOf(paidAt) === day && off !== null
    const back = [...refunds].filter(([, { at }]) => shanghaiDayOf(at) === day)
    return [
      ...(isPaid ? [lineOf(trade, { kind: '交易', at: paidAt, amount: amount + (off ?? 0n) })] : []),
      ...back.map(([partNo, one]) => lineOf(trade, { kind: '退款', at: one.at, amount: -one.amount, partNo })),
    ]
  })

const chinese = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')

const fileOf = (lines: readonly Line[], day: string, isShort: boolean): Buffer => {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
  const sum = (kind: Line['kind']) => yuanOf(sumFen(of(kind).map(({ amount }) => fen(amount))))
  const list = [
    '#支付宝业务明细查询',
    '#账号：[20880000000000010156]',
    `#起始日期：[${chinese(day)} 00:00:00]   终止日期：[${chinese(addDays(day, 1))} 00:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    headings,
    ...lines.slice(isShort ? 1 : 0).map(({ text }) => text),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${of('交易').length}笔，商家实收共${sum('交易')}元，商家优惠共0.00元`,
    `#退款合计：${of('退款').length}笔，商家实收退款共${sum('退款')}元，商家优惠退款共0.00元`,
    '',
  ].join('\r\n')
  return zipOf([
    { name: `2088_${day}_sums.csv`, content: inGbk('#支付宝业务汇总查询\r\n') },
    { name: `2088_${day}_list.csv`, content: inGbk(list) },
  ])
}

/** For so long an address of a bill is good. */
const goodMs = 30_000

/** The bills of Alipay's half: an address for half a minute, and the archive that lies there. */
export const createAlipayBills = (trades: SimulatedTrades, misbilled: Misbilled, clock: () => Date) => {
  const addresses = new Map<string, { day: string; until: number }>()
  return {
    /** Where the bill of a day is fetched from; null for a day without trades. */
    pathOf: (day: string): string | null => {
      if (linesOf(trades, misbilled, day).length === 0) return null
      const token = randomBytes(16).toString('hex')
      addresses.set(token, { day, until: clock().getTime() + goodMs })
      return `/downloadBillFile.resource?token=${token}`
    },
    /** `isShort`: a line was lost. */
    file: (token: string, isShort: boolean): SimulatedReply => {
      const found = addresses.get(token)
      if (!found || found.until < clock().getTime()) return { status: 403, type: 'text/plain', body: '' }
      const bytes = fileOf(linesOf(trades, misbilled, found.day), found.day, isShort)
      return { status: 200, type: 'application/zip', body: '', bytes }
    },
  }
}
