import type { Day } from '@portal/platform/contract'
import { type Fen, fen, noFen } from '../../../contract/money.ts'
import { type BillLine, billFen, type CellOf, cellsBy } from '../../pay/bill.ts'
import { shanghaiMoment } from '../../pay/shanghai-moment.ts'

/** Each value begins with a mark, so that a comma in the title of a payment ends none. */
const valuesOf = (line: string): string[] => line.replace(/^`/, '').split(',`')

const sumsBegin = '总交易单数'

/** Refunds that did not come about: the money is with the merchant. */
const failedRefunds = ['FAIL', 'CHANGE']

const lineOf = (cell: CellOf, day: Day): BillLine | null => {
  const at = shanghaiMoment(cell('交易时间'))
  if (!at) throw new Error('a line of no time')
  if (cell('货币种类') !== 'CNY') throw new Error('a line of another currency')
  const told = { paymentNo: cell('商户订单号'), fee: billFen(cell('手续费')), at }
  switch (cell('交易状态')) {
    case 'SUCCESS':
      if (!cell('交易时间').startsWith(day)) throw new Error('a payment of another day')
      return { ...told, kind: 'payment', tradeNo: cell('微信订单号'), amount: billFen(cell('订单金额')) }
    case 'REFUND':
      if (failedRefunds.includes(cell('退款状态'))) return null
      return { ...told, kind: 'refund', tradeNo: cell('商户退款单号'), amount: billFen(cell('申请退款金额')) }
    case 'REVOKED':
      return null
    default:
      throw new Error('a line of an unknown state')
  }
}

/**
 * Reads WeChat Pay's bill of all trades of a day: headings, lines, and two lines that sum them up.
 * @throws Error where it is another merchant's, of another day, or not as whole as its own sums say
 */
export const readWechatBill = (text: string, { mchid, day }: { mchid: string; day: Day }): BillLine[] => {
  const texts = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = texts.findIndex((line) => line.startsWith(sumsBegin))
  if (end < 1) throw new Error('the bill is not whole')
  const headings = (texts[0] ?? '').split(',')
  let ordered: Fen = noFen
  const lines = texts.slice(1, end).flatMap((line) => {
    const values = valuesOf(line)
    if (values.length !== headings.length) throw new Error('a line of other columns')
    const cell = cellsBy(headings, values)
    if (cell('商户号') !== mchid) throw new Error('a line of another merchant')
    ordered = fen(ordered + billFen(cell('订单金额')))
    return lineOf(cell, day) ?? []
  })
  const sum = cellsBy((texts[end] ?? '').split(','), valuesOf(texts[end + 1] ?? ''))
  if (Number(sum(sumsBegin)) !== end - 1 || billFen(sum('订单总金额')) !== ordered) {
    throw new Error('the bill does not sum up')
  }
  return lines
}
