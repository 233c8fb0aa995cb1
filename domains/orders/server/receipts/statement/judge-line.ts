import { codePoints } from '@portal/platform/contract'
import { type SourceLine, storableText, writtenDay } from '@portal/platform/server'
import { type Fen, fen, fenOf } from '../../../contract/money.ts'
import { type ReceiptField, type ReceiptMapping, receiptLimits } from '../../../contract/receipts.ts'
import type { Line } from '../receipt-identity.ts'

/** Money that went out: it is not taken, but may be the refund that its text names. */
export type Outgoing = { at: Date; amount: Fen; text: string; bankSerial: string }

/** `outgoing` is null for a line of which nothing can be recorded. */
export type Judged = { line: Line } | { outgoing: Outgoing | null } | { msg: string }

const clock = /^([01]?\d|2[0-3]):?([0-5]\d)(?::?([0-5]\d))?$/
/** A day and a time that stand together without any sign between them: 20261120140506. */
const packed = /^(\d{8})(\d{4}(?:\d{2})?)$/

/** No bank lists a transfer of an earlier day to this portal. */
const firstDay = '2000-01-01'

/** The moment that a bank writes, in Asia/Shanghai; of a day alone its beginning. Undefined where it is none. */
const momentOf = (text: string): Date | undefined => {
  const [first = '', ...rest] = text.replace(packed, '$1 $2').split(/[T ]+/)
  const written = writtenDay(first)
  if (!written || written.day < firstDay) return undefined
  const time = rest.join('')
  const [, hour = '0', minute = '00', second = '00'] = clock.exec(time) ?? []
  if (time !== '' && !clock.test(time)) return undefined
  return new Date(`${written.day}T${hour.padStart(2, '0')}:${minute}:${second}+08:00`)
}

/** A comma stands between thousands and nowhere else: `1,50` may be one and a half, and is no amount here. */
const money = /^\+?¥?\s*(\d{1,8}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?\s*元?$/

/** An amount as banks write it: 1,234.5, ¥1234.50. Nothing for an empty cell, a dash or 0.00; undefined for no amount. */
const amountOf = (text: string): Fen | undefined => {
  if (/^-*$/.test(text)) return fen(0)
  const [, whole, part = ''] = money.exec(text) ?? []
  const yuan = whole?.replaceAll(',', '')
  return yuan === undefined || yuan.length > 8 ? undefined : fenOf(`${yuan}.${part.padEnd(2, '0')}`)
}

const cut = (text: string, most: number): string => (codePoints(text) > most ? [...text].slice(0, most).join('') : text)

/** Judges the lines of a list under a mapping of its columns; `now` is the moment after which nothing can have arrived. */
export const judgeLines =
  (mapping: ReceiptMapping, now: Date) =>
  ({ cells, fault }: SourceLine): Judged => {
    if (fault !== undefined) return { msg: fault }
    const cell = (field: ReceiptField): string =>
      storableText(cells[mapping[field] ?? -1] ?? '')
        .normalize('NFKC')
        .trim()
    const [day, time] = [cell('at'), cell('time')]
    // Some lists have day and time in two columns, others a moment in one of them and the day once more.
    const at = momentOf(clock.test(time) ? `${day} ${time}` : time) ?? momentOf(day)
    const bankSerial = cell('bankSerial')
    const text = cut([cell('text'), cell('memo')].filter(Boolean).join(' '), receiptLimits.text)
    const income = amountOf(cell('income'))
    if (income === undefined) return { msg: '收入金额不是有效的金额' }
    const outgoing = amountOf(cell('outgoing').replace(/^-/, ''))
    const isOutgoing = outgoing !== undefined && outgoing > 0n
    if (income === 0n) {
      if (!isOutgoing) return { msg: '没有收入金额' }
      return { outgoing: at && at <= now && bankSerial ? { at, amount: outgoing, text, bankSerial } : null }
    }
    if (isOutgoing) return { msg: '收入和支出都有金额' }
    if (!at) return { msg: '交易日期不是有效的日期' }
    if (at > now) return { msg: '交易日期在今天以后' }
    if (codePoints(bankSerial) > receiptLimits.bankSerial) return { msg: '流水号过长' }
    return {
      line: {
        at,
        amount: income,
        payerName: cut(cell('payerName'), receiptLimits.payerName),
        payerAccount: cut(cell('payerAccount'), 40) || null,
        text,
        bankSerial: bankSerial || null,
      },
    }
  }
