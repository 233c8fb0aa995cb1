import type { Ctx } from '@portal/platform/server'

const randomDigits = 8

/** The two check digits of ISO 7064 MOD 97-10 behind `digits`. */
const checkOf = (digits: string): string => String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0')

/** Ten digits by which a bank transfer names an order: eight random ones and two check digits (ISO 7064 MOD 97-10). */
export const newRemittanceNote = ({ chance }: Pick<Ctx, 'chance'>): string => {
  const digits = String(chance(6).readUIntBE(0, 6) % 10 ** randomDigits).padStart(randomDigits, '0')
  return `${digits}${checkOf(digits)}`
}

const isNote = (text: string): boolean => BigInt(text) % 97n === 1n

/** The valid notes in the text of a transfer, each once; ten digits inside a longer number are none. */
export const notesIn = (text: string): string[] => {
  const found = text.normalize('NFKC').match(/(?<!\d)\d{10}(?!\d)/g) ?? []
  return [...new Set(found.filter(isNote))]
}
