import { createHash } from 'node:crypto'
import { type Fen, fen } from '../../contract/money.ts'

/** A line of a house's bill: money that it took, or gave back. */
export type BillLine = {
  kind: 'payment' | 'refund'
  /** The number by which both sides know it: the house's of a payment, ours of a part of a refund. */
  tradeNo: string
  /** Our number of the payment that it is, or that it goes back to. */
  paymentNo: string
  amount: Fen
  /** What the house kept for it; less than nothing where it gave that back. */
  fee: Fen
  at: Date
}

/** The bill of a day, and the SHA-256 of the file that it was read from. */
export type Bill = { sha256: string; lines: readonly BillLine[] }

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads an amount of a bill, in yuan with up to six decimals and perhaps a minus, and rounds it to the fen, halves away from
 * nothing. @throws Error where the text is none
 */
export const billFen = (text: string): Fen => {
  const [, minus = '', whole = '', decimals = ''] = /^(-?)(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? []
  if (whole === '') throw new Error('a cell of a bill that is no amount')
  const millionths = BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0'))
  const rounded = (millionths + 5_000n) / 10_000n
  return fen(minus === '' ? rounded : -rounded)
}

/** Tells a value of a line by the name of its column. @throws Error where the bill has no such column */
export type CellOf = (name: string) => string

/** Tells the values of a line by the headings of its bill. */
export const cellsBy =
  (headings: readonly string[], cells: readonly string[]): CellOf =>
  (name) => {
    const cell = cells[headings.indexOf(name)]
    if (cell === undefined) throw new Error(`the bill has no column ${name}`)
    return cell.trim()
  }
