/**
 * The number of a Chinese patent application (ZC 0006-2003): a year of four digits, one digit for the kind, seven digits of
 * the running number, and a check digit behind a full stop. Before October 2003 the year had two digits and the running
 * number five.
 */
const numberPattern = /^(\d{12}|\d{8})\.[\dX]$/

const weights = [2, 3, 4, 5, 6, 7, 8, 9]

/** The remainder by eleven of the digits, weighted 2 to 9 and again from 2 on; ten is written `X`. */
const checkDigitOf = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index % 8] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** A number as it is written everywhere: half-width capitals, without blanks, `CN` or `ZL`, with a full stop. */
export const plainApplicationNumber = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^(CN|ZL)/, '')
  return /^(\d{12}|\d{8})[\dX]$/.test(plain) ? `${plain.slice(0, -1)}.${plain.slice(-1)}` : plain
}

export const isApplicationNumber = (plain: string): boolean => numberPattern.test(plain)

/** The check digit that the number ought to have; null where it has it. */
export const wrongCheckDigit = (plain: string): string | null => {
  const [digits = '', given] = plain.split('.')
  const due = checkDigitOf(digits)
  return due === given ? null : due
}
