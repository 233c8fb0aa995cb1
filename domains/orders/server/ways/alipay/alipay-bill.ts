import type { Day } from '@portal/platform/contract'
import { type Fen, fen, sumFen } from '../../../contract/money.ts'
import { type BillLine, billFen, cellsBy } from '../../pay/bill.ts'
import { shanghaiMoment } from '../../pay/shanghai-moment.ts'

/** Where the list has the title of a trade, which may hold commas, and after it the time at which it was made. */
const titleAt = 3

/** The values of a line; what a comma in the title cut apart is put together again. */
const valuesOf = (line: string): string[] => {
  const values = line.split(',').map((value) => value.trim())
  const made = values.findIndex((value, at) => at > titleAt && shanghaiMoment(value) !== null)
  if (made < 0) throw new Error('a line of no time')
  return [...values.slice(0, titleAt), values.slice(titleAt, made).join(','), ...values.slice(made)]
}

const away = (amount: Fen): Fen => fen(amount < 0n ? -amount : amount)

const lineOf = (headings: readonly string[], line: string): BillLine => {
  const cell = cellsBy(headings, valuesOf(line))
  const at = shanghaiMoment(cell('完成时间') || cell('创建时间'))
  if (!at) throw new Error('a line of no time')
  const amount = away(billFen(cell('订单金额（元）')))
  // What Alipay keeps is less than nothing in its list, and what it gives back more.
  const told = { paymentNo: cell('商户订单号'), amount, fee: fen(-billFen(cell('服务费（元）'))), at }
  switch (cell('业务类型')) {
    case '交易':
      return { ...told, kind: 'payment', tradeNo: cell('支付宝交易号') }
    case '退款':
      return { ...told, kind: 'refund', tradeNo: cell('退款批次号/请求号') }
    default:
      throw new Error('a line of an unknown kind')
  }
}

/** `2026年10月03日` for `2026-10-03`. */
const written = (day: Day): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')

/**
 * Reads Alipay's list of the trades of a day: what it is of, headings, lines, and how many there are.
 * @throws Error where it is of another day, or not as whole as it says itself
 */
export const readAlipayBill = (text: string, day: Day): BillLine[] => {
  const texts = text.split(/\r?\n/)
  if (!texts.some((line) => line.startsWith(`#起始日期：[${written(day)}`))) throw new Error('the bill of another day')
  const notes = texts.filter((line) => line.startsWith('#'))
  const [heading = '', ...below] = texts.filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const headings = heading.split(',').map((name) => name.trim())
  const lines = below.map((line) => lineOf(headings, line))
  const told = (kind: string): number =>
    Number(notes.map((note) => new RegExp(`^#${kind}合计：(\\d+)笔`).exec(note)?.[1]).find(Boolean) ?? Number.NaN)
  const counted = (kind: BillLine['kind']): number => lines.filter((line) => line.kind === kind).length
  if (told('交易') !== counted('payment') || told('退款') !== counted('refund'))
    throw new Error('the bill is not whole')
  const paid = notes.map((note) => /^#交易合计：.*商家实收共(-?[\d.]+)元/.exec(note)?.[1]).find(Boolean)
  const received = sumFen(
    below.flatMap((line) => {
      const cell = cellsBy(headings, valuesOf(line))
      return cell('业务类型') === '交易' ? [billFen(cell('商家实收（元）'))] : []
    }),
  )
  if (paid === undefined || billFen(paid) !== received) throw new Error('the bill does not sum up')
  return lines
}
