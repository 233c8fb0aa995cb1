import { createHash, randomBytes } from 'node:crypto'
import { addMonths, isDay, shanghaiDayOf, shanghaiSecond } from '@portal/platform/contract'
import { type Fen, fen, sumFen, yuanOf } from '../../../contract/money.ts'
import type { SimulatedReply } from '../listen.ts'
import { feeOf, isBillWritten, type Misbilled } from '../misbilled.ts'
import {
  type Merchant,
  refused,
  type Said,
  type SimulatedPayment,
  type SimulatedPayments,
} from './simulated-payments.ts'

const headings =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

type Line = { text: string; ordered: Fen; back: Fen; fee: bigint }
type Billed = { merchant: Merchant; payments: SimulatedPayments; misbilled: Misbilled }

const none = fen(0)
const marked = (values: readonly string[]): string => values.map((value) => `\`${value}`).join(',')
/** A fee as WeChat Pay writes it, with five decimals. */
const feeText = (fee: bigint): string => `${yuanOf(fen(fee))}000`

const lineOf = (
  { mchid, appid }: Merchant,
  { transactionId, paymentNo, description }: SimulatedPayment,
  told: { at: Date; ordered: Fen; refund?: { partNo: string; amount: Fen; isDone: boolean } },
): Line => {
  const { at, ordered, refund } = told
  const back = refund?.amount ?? none
  const fee = refund ? -feeOf(refund.amount) : feeOf(ordered)
  const text = marked([
    ...[shanghaiSecond(at), appid, mchid, '0', '', transactionId, paymentNo, 'oSimulated', 'NATIVE'],
    ...[refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', yuanOf(ordered), '0.00'],
    ...[refund ? `5030${refund.partNo}` : '0', refund?.partNo ?? '0', yuanOf(back), '0.00'],
    ...[refund ? 'ORIGINAL' : '', refund ? (refund.isDone ? 'SUCCESS' : 'PROCESSING') : '', description, ''],
    ...[feeText(fee), '0.60%', yuanOf(ordered), yuanOf(back), ''],
  ])
  return { text, ordered, back, fee }
}

const linesOf = ({ merchant, payments, misbilled }: Billed, day: string): Line[] =>
  [...payments.values()].flatMap((payment) => {
    const { paymentNo, paidAt, amount, refunds } = payment
    const off = misbilled.get(paymentNo)
    const isPaid = paidAt !== null && shanghaiDayOf(paidAt) === day && off !== null
    const back = [...refunds].filter(([, { at }]) => shanghaiDayOf(at) === day)
    return [
      ...(isPaid ? [lineOf(merchant, payment, { at: paidAt, ordered: fen(amount + (off ?? 0n)) })] : []),
      ...back.map(([partNo, refund]) =>
        lineOf(merchant, payment, { at: refund.at, ordered: none, refund: { partNo, ...refund } }),
      ),
    ]
  })

const fileOf = (lines: readonly Line[]): string => {
  const ordered = yuanOf(sumFen(lines.map((line) => line.ordered)))
  const back = yuanOf(sumFen(lines.map((line) => line.back)))
  const fees = feeText(lines.reduce((sum, { fee }) => sum + fee, 0n))
  const summed = marked([String(lines.length), ordered, back, '0.00', fees, ordered, back])
  return [`\uFEFF${headings}`, ...lines.map(({ text }) => text), sums, summed, ''].join('\r\n')
}

/** The bills of WeChat Pay's half: where that of a day lies, and the file itself, which an address opens once. */
export const createWechatBills = (billed: Billed, clock: () => Date) => {
  const files = new Map<string, string>()
  return {
    /** `origin` is where the simulator is reached. */
    tell: (asked: URLSearchParams, origin: string): Said => {
      const day = asked.get('bill_date') ?? ''
      const now = clock()
      if (!isDay(day) || (asked.get('bill_type') ?? 'ALL') !== 'ALL') return refused(400, 'PARAM_ERROR', '参数错误')
      const today = shanghaiDayOf(now)
      if (day >= today || day < addMonths(today, -3)) return refused(400, 'INVALID_REQUEST', '账单日期有误')
      if (!isBillWritten(day, now)) return refused(400, 'STATEMENT_CREATING', '账单生成中')
      const lines = linesOf(billed, day)
      if (lines.length === 0) return refused(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
      const file = fileOf(lines)
      const token = randomBytes(16).toString('hex')
      files.set(token, file)
      return {
        status: 200,
        body: {
          hash_type: 'SHA1',
          hash_value: createHash('sha1').update(file).digest('hex'),
          download_url: `${origin}/v3/billdownload/file?token=${token}`,
        },
      }
    },
    /** The file goes out without a signature; `isAltered`: not as it was hashed. */
    file: (token: string, isAltered: boolean): SimulatedReply => {
      const file = files.get(token)
      files.delete(token)
      if (file === undefined) return { status: 404, type: 'text/plain', body: '' }
      return {
        status: 200,
        type: 'text/plain; charset=utf-8',
        body: isAltered ? file.replace('NATIVE', 'native') : file,
      }
    },
  }
}
