import * as z from 'zod/mini'

declare const isFen: unique symbol

/** An amount of money in fen, the hundredth of a yuan: a whole number, so that sums are exact. */
export type Fen = bigint & { readonly [isFen]: true }

export const fen = (amount: bigint | number): Fen => BigInt(amount) as Fen
export const noFen = fen(0)

export const sumFen = (amounts: Iterable<Fen>): Fen => {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return fen(sum)
}

/** Money on the wire: yuan with two decimals, at most 99,999,999.99, as `1234.50`. A balance may carry a minus. */
const moneyText = /^\d{1,8}\.\d{2}$/

export const isAmount = (yuan: string): boolean => moneyText.test(yuan)
/** The most that the wire can say. */
export const mostFen = fen(9_999_999_999n)

/** Writes an amount as the wire has it: `1234.50`, `-0.05`. */
export const yuanOf = (amount: Fen): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Nothing, as the wire has it. */
export const noYuan = yuanOf(noFen)

/** Reads an amount of the wire. @throws Error when the text is not of that form */
export const fenOf = (yuan: string): Fen => {
  if (!moneyText.test(yuan)) throw new Error('not an amount of money')
  return fen(BigInt(yuan.replace('.', '')))
}

/** An amount as people read it: `¥1,234.50`. */
export const moneyWords = (yuan: string): string => `¥${yuan.replace(/\B(?=(\d{3})+\.)/g, ',')}`

const wrongAmount = '金额须大于 0、写明两位小数（如 500.00），不超过 99999999.99'
const wrongPrice = '价格须写明两位小数（如 500.00），不超过 99999999.99'

const moneyField = (missing: string, msg: string) =>
  z
    .prefault(z.string({ error: msg }), '')
    .check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.regex(moneyText, { error: msg, abort: true }))

/** An amount that somebody types or sends: text, more than nothing. `missing` is said where there is none. */
export const amountField = (missing: string, msg = wrongAmount) =>
  moneyField(missing, msg).check(z.refine((text) => fenOf(text) > 0n, { error: msg }))

/** A price that staff write: text; something may cost nothing. */
export const priceField = (missing: string) => moneyField(missing, wrongPrice)

/** The same, where it may be left out. */
export const optionalAmountField = z.optional(
  z.string({ error: wrongAmount }).check(
    z.trim(),
    z.regex(moneyText, { error: wrongAmount, abort: true }),
    z.refine((text) => fenOf(text) > 0n, { error: wrongAmount }),
  ),
)

/** An amount in an answer. */
export const amount = z.string().check(z.regex(/^-?\d+\.\d{2}$/))
