import { foldNumber } from '@portal/names/contract'
import type { BoxReading } from './search.ts'

/** A recordal number such as `T2024-177147`, whole or only its beginning; the letter may be missing where the hyphen stands. */
const recordalNumber = /^[tpc](?:19|20)\d{2}-?\d{1,6}$|^(?:19|20)\d{2}-\d{4,6}$/
/** A registration number such as `90000001`, `ZL 2020 1 0123456.7`, `IR 1234567A`, `国作登字-2020-F-01234567`. */
const registrationNumber = /^(?:[a-z]{1,3}|国作登字)?\d[\da-z]*$/

const spaced = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]*\p{Pd}[\s\p{Pd}]*/gu, '-')
    .trim()

/** A text with fewer digits than these may as well be a name: `361`, `7-11`, `2026`. */
const fewestDigits = 5

/** Tells what a visitor typed into the single search box: a number, in whatever groups, or words. */
export const readBox = (text: string): BoxReading => {
  const whole = spaced(text)
  if (whole === '') return 'nothing'
  if (recordalNumber.test(whole.replaceAll(/\s/g, ''))) return 'recordNumber'
  const number = foldNumber(whole)
  const digits = number.replaceAll(/\D/g, '').length
  if (digits >= fewestDigits && registrationNumber.test(number)) return 'registrationNumber'
  return 'words'
}
