import { maskEmail, maskIdCard, maskPhone } from '@portal/accounts/contract'

const longest = 500
const hidden = '******'

/** Fields whose values are never stored, whatever they look like. */
const secretName = /password|secret|token|passphrase|recovery/i
/** Fields whose values are numbers of persons or accounts also where they do not look like one. */
const personalName = /phone|mobile|email|mail$|idcard|idnumber|id_card|passport|accountno|account_no|bankaccount/i

/** Numbers that an office gives and publishes: they name an application or an agency, and nobody's person or account. */
const publicName = /^(?:application|registration|international)Number$|LicenceNo$/

/** A number that is no part of a longer word, so that numbers of cases (KL20261118000001) and ids stay. */
const standsAlone = (pattern: string): RegExp => new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'gu')
const idNumber = standsAlone('\\d{17}[\\dXx]')
const accountNumber = standsAlone('\\d(?:[ ]?\\d){11,}')
/** A phone is one also with letters around it; numbers of cases have more digits. */
const mobile = /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/gu
const landline = /(?<!\d)0\d{2,3}[- ]?\d{7,8}(?!\d)/gu
const passport = standsAlone('[EGDSPHegdsph][A-Za-z]?\\d{7,8}')
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu

/** An id of the portal is nobody's number, although the digits in it may look like those of a phone. */
const ownId = /(?<![\w-])([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/u

const maskAccount = (text: string): string => `${'*'.repeat(8)}${text.replaceAll(' ', '').slice(-4)}`

/** What PostgreSQL's JSON does not hold is taken out: NUL, and half a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')

const cut = (text: string): string => {
  const points = [...text]
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : text
}

const hide = (text: string): string =>
  text
    .replaceAll(mail, maskEmail)
    .replaceAll(idNumber, maskIdCard)
    .replaceAll(mobile, maskPhone)
    .replaceAll(landline, maskPhone)
    .replaceAll(accountNumber, maskAccount)
    .replaceAll(passport, maskIdCard)

/** Hides in a text what names a person or an account, and cuts it. */
export const maskText = (text: string): string => {
  // Every second part is an id, since the pattern captures it.
  const parts = storable(text).split(ownId)
  return cut(parts.map((part, at) => (at % 2 === 1 ? part : hide(part))).join(''))
}

const maskNamed = (name: string, value: unknown): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null
  if (secretName.test(name)) return hidden
  if (publicName.test(name) && typeof value === 'string') return cut(storable(value))
  if (personalName.test(name) && typeof value !== 'object') {
    const text = String(value)
    return text.includes('*') ? maskText(text) : text.includes('@') ? maskEmail(text) : maskPhone(text)
  }
  return maskValue(value)
}

/** A value as the log stores it: masked, dates as text, and without what JSON does not have. */
const maskValue = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(maskValue)
  if (value !== null && typeof value === 'object') return maskFields(value)
  return value ?? null
}

export const maskFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [storable(name), maskNamed(name, value)]))
