import {
  codePoints,
  optionalMoment,
  optionalText,
  pageOf,
  pageQuery,
  requiredText,
  timeSpan,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { longestReason } from './limits.ts'
import { amount, amountField } from './money.ts'
import { moneyHouses } from './ways.ts'

export const receiptLimits = {
  /** The largest file of lines that staff may bring, in bytes, and the most lines in it. */
  fileBytes: 10 * 1024 * 1024,
  lines: 50_000,
  /** How many refused lines an answer tells one by one; their count is always exact. */
  told: 1_000,
  /** How many lines a preview shows. */
  shown: 20,
  candidates: 5,
  payerName: 100,
  text: 500,
  bankSerial: 64,
} as const

/**
 * `unclaimed`: of nobody known. `matched`: it belongs to an order. `returning`: its gateway was told to pay it back.
 * `returned`: it went back to its payer.
 */
export const receiptStates = ['unclaimed', 'matched', 'returning', 'returned'] as const
export type ReceiptState = (typeof receiptStates)[number]

export const receiptStateLabels = {
  unclaimed: '待认领',
  matched: '已认领',
  returning: '退回中',
  returned: '已退回',
} satisfies Record<ReceiptState, string>

export const receiptActs = ['match', 'unmatch', 'return', 'reveal'] as const
export type ReceiptAct = (typeof receiptActs)[number]

export const receiptActLabels = {
  match: '认领',
  unmatch: '取消认领',
  return: '退回',
  reveal: '查看付款账号',
} satisfies Record<ReceiptAct, string>

/** In which states what may be done with a receipt; a return that its gateway refuses may be made by hand (`receiptActsOf`). */
const receiptMoves = {
  match: ['unclaimed'],
  unmatch: ['matched'],
  return: ['unclaimed'],
  reveal: receiptStates,
} satisfies Record<ReceiptAct, readonly ReceiptState[]>

type Standing = { state: ReceiptState; isRefused: boolean; hasAccount: boolean }

/**
 * What may be done with a receipt now. `isRefused`: its gateway does not pay it back, so that staff send the money from the
 * bank and note that.
 */
export const receiptActsOf = ({ state, isRefused, hasAccount }: Standing): ReceiptAct[] =>
  receiptActs.filter((act) => {
    if (act === 'reveal') return hasAccount
    if (act === 'return' && state === 'returning') return isRefused
    return (receiptMoves[act] as readonly ReceiptState[]).includes(state)
  })

/** Why a receipt that names an order still waits for staff, and what of a gateway's money fits no payment of ours. */
export const receiptHints = ['severalNotes', 'orderClosed', 'orderPaid', 'otherAmount', 'unknownNumber'] as const
export type ReceiptHint = (typeof receiptHints)[number]

export const receiptHintLabels = {
  severalNotes: '附言中有几个订单的附言码',
  orderClosed: '附言码所指的订单已关闭',
  orderPaid: '附言码所指的订单已付清',
  otherAmount: '金额不符',
  unknownNumber: '支付编号不存在',
} satisfies Record<ReceiptHint, string>

const candidate = z.object({
  orderNo: z.string(),
  title: z.string(),
  customer: z.string(),
  dueAmount: amount,
  /**
   * Why it is proposed: the gateway names its payment, the same amount is due, the payer paid for this customer before or
   * has his name, or both.
   */
  why: z.enum(['number', 'amount', 'payer', 'both']),
})
export type ReceiptCandidate = z.infer<typeof candidate>

export const candidateLabels = {
  number: '支付编号所指的订单',
  amount: '应付金额相同',
  payer: '付款人相近',
  both: '金额相同，付款人相近',
} satisfies Record<ReceiptCandidate['why'], string>

export const receiptRow = z.object({
  id: z.string(),
  /** Where the money lies: the bank account, or a gateway that took it. */
  house: z.enum(moneyHouses),
  at: z.number(),
  amount,
  payerName: z.string(),
  /** Our number of the payment as a gateway tells it; null for money of the bank. */
  paymentNo: z.nullable(z.string()),
  /** Why the gateway does not pay it back, in its words. */
  error: z.nullable(z.string()),
  /** Masked but for its last four digits; null where the bank told none. */
  payerAccount: z.nullable(z.string()),
  text: z.string(),
  bankSerial: z.nullable(z.string()),
  state: z.enum(receiptStates),
  orderNo: z.nullable(z.string()),
  hint: z.nullable(z.enum(receiptHints)),
  candidates: z.array(candidate),
  can: z.array(z.enum(receiptActs)),
})
export type ReceiptRow = z.infer<typeof receiptRow>

export const receiptsQuery = z.object({
  state: z.prefault(z.enum(['', ...receiptStates], { error: '状态筛选有误' }), ''),
  keyword: optionalText(100, '关键词最多100个字'),
  ...timeSpan,
  ...pageQuery,
})
export type ReceiptsQuery = z.output<typeof receiptsQuery>
export const receiptRows = pageOf(receiptRow)

const accountText = /^[\dA-Za-z -]*$/

/** A number of the bank by hand, written as its list is read, so that the same line is known by either. */
export const bankSerial = requiredText('请填写银行流水号', { length: receiptLimits.bankSerial }).check(
  z.overwrite((serial) => serial.normalize('NFKC').trim()),
)

export const receiptForm = z.object({
  at: z.pipe(optionalMoment('到账时间有误'), z.number({ error: '请选择到账时间' })),
  amount: amountField('请填写到账金额'),
  payerName: requiredText('请填写付款人户名', { length: receiptLimits.payerName }),
  payerAccount: optionalText(40, '付款账号最多40位').check(
    z.regex(accountText, '付款账号只能含数字、字母、空格和短横'),
  ),
  text: optionalText(receiptLimits.text),
  bankSerial,
})
export type ReceiptForm = z.output<typeof receiptForm>

export const matchForm = z.object({ orderNo: requiredText('请填写订单编号', { length: 40 }) })
export const receiptReason = z.object({ reason: requiredText('请填写原因', { length: longestReason }) })
export const receiptKey = z.object({ id: z.string() })
export const receiptStanding = z.object({ state: z.enum(receiptStates) })

/** What a column of a bank's list may bring, in the order in which the page asks for them. */
export const receiptFields = [
  'at',
  'time',
  'income',
  'outgoing',
  'payerName',
  'payerAccount',
  'text',
  'memo',
  'bankSerial',
] as const
export type ReceiptField = (typeof receiptFields)[number]

export const receiptFieldLabels = {
  at: '交易日期',
  time: '交易时间（另成一列时）',
  income: '收入金额',
  outgoing: '支出金额',
  payerName: '对方户名',
  payerAccount: '对方账号',
  text: '附言或摘要',
  memo: '另一列摘要或用途',
  bankSerial: '流水号',
} satisfies Record<ReceiptField, string>

/** For each field the number (from 0) of the file's column that brings it; null or missing: no column does. */
export const receiptMapping = z.partialRecord(
  z.enum(receiptFields),
  z.nullable(z.number({ error: '列号有误' }).check(z.int('列号有误'), z.gte(0, '列号有误'), z.lt(300, '列号有误'))),
)
export type ReceiptMapping = z.infer<typeof receiptMapping>

/** What is wrong with a mapping, fit to be shown; undefined for nothing. Without day and amount no line can be booked. */
export const receiptMappingFault = (mapping: ReceiptMapping): string | undefined => {
  const missing = (['at', 'income'] as const).filter((field) => (mapping[field] ?? null) === null)
  if (missing.length > 0) return `请为${missing.map((field) => receiptFieldLabels[field]).join('、')}选择对应的列`
  const used = receiptFields.flatMap((field) => mapping[field] ?? [])
  return new Set(used).size < used.length ? '一列只能对应一项' : undefined
}

/** The form fields beside the file; `mapping` is the JSON text of a `ReceiptMapping`, empty: by the headings. */
export const receiptFileForm = z.object({ mapping: optionalText(2_000, '列的对应有误') })

const refusedLine = z.object({ line: z.number(), msg: z.string() })
export type RefusedLine = z.infer<typeof refusedLine>

const fileCounts = {
  /** Lines with data below the headings. */
  rows: z.number(),
  /** Lines of money that went out; they are counted and not taken. */
  outgoing: z.number(),
  refusedCount: z.number(),
  refused: z.array(refusedLine),
}

/** What an import would take; nothing of it is stored. */
export const receiptPreview = z.object({
  /** The SHA-256 of the file, by which the page knows it again. */
  id: z.string(),
  columns: z.array(z.string()),
  mapping: receiptMapping,
  /** What is wrong with the mapping; null where the import may begin. */
  fault: z.nullable(z.string()),
  ...fileCounts,
  incoming: z.number(),
  sum: amount,
  lines: z.array(
    z.object({
      line: z.number(),
      at: z.number(),
      amount,
      payerName: z.string(),
      text: z.string(),
      bankSerial: z.nullable(z.string()),
    }),
  ),
})
export type ReceiptPreview = z.infer<typeof receiptPreview>

export const receiptImport = z.object({
  id: z.string(),
  ...fileCounts,
  added: z.number(),
  /** Lines that were known before this import. */
  known: z.number(),
  matched: z.number(),
  unclaimed: z.number(),
  /** Outgoing lines by which refunds went out, and which are recorded with them now. */
  refunded: z.number(),
})
export type ReceiptImport = z.infer<typeof receiptImport>

/** Masks an account but for its last four digits. */
export const maskAccount = (account: string): string =>
  codePoints(account) > 8 ? `**** ${account.replaceAll(/[ -]/g, '').slice(-4)}` : '****'
