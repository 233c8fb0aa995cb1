import type { PatentType } from '../proof/vocabulary.ts'
import { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from './application-number.ts'

/** Why a text is no number of a publication that can be valued, and what is said then (design, patents.md §3). */
export const numberFaults = [
  'EMPTY',
  'FORMAT',
  'NOT_CN',
  'DESIGN_NOT_SUPPORTED',
  'KIND_MISMATCH',
  'IS_APPLICATION_NUMBER',
  'BAD_CHECK_DIGIT',
] as const
export type NumberFault = (typeof numberFaults)[number]

const faultTexts = {
  EMPTY: '请输入需要评估的专利公告号',
  FORMAT: '请输入正确的专利公告号，例如CN216706028U、CN111339067A、CN103150376B',
  NOT_CN: '仅支持中国专利，请输入以CN开头的公告号',
  DESIGN_NOT_SUPPORTED: '暂不支持外观设计专利，仅支持发明和实用新型',
  IS_APPLICATION_NUMBER: '您输入的是申请号，请输入公告号',
} as const

/** The number of a publication: `CN`, its digits, and the letter of its kind where it was told. */
export type PublicationNumber = {
  /** As it is shown, `CN103150376B`; without its kind where that was not told. */
  pn: string
  digits: string
  kind: Kind | null
  type: PatentType
}
export type ParsedNumber =
  | ({ ok: true } & PublicationNumber)
  | { ok: false; reason: NumberFault; msg: string; applicationNumber?: string }

/**
 * Kinds of publications: A application for an invention, B granted invention (from 1993 to 2010 C), U utility model (from 1993 to
 * 2010 Y). A digit behind the letter tells a correction or what invalidation left, and is the same patent.
 */
const kindTypes = {
  A: 'INVENTION',
  B: 'INVENTION',
  C: 'INVENTION',
  U: 'UTILITY',
  Y: 'UTILITY',
} as const satisfies Record<string, PatentType>
export type Kind = keyof typeof kindTypes

/** Designs are S, from 1993 to 2010 D. */
const designKinds = ['S', 'D']

/** The digit that tells what was applied for, where the number has one. */
const typeDigits: Readonly<Record<string, PatentType | 'DESIGN'>> = { 1: 'INVENTION', 2: 'UTILITY', 3: 'DESIGN' }

const labels = /^(公开\(公告\)号|公开公告号|公告号|公开号|专利号)[:：]?/

const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-_/,]/gu, '')
    .replace(labels, '')

const refuse = (reason: Exclude<NumberFault, 'KIND_MISMATCH' | 'BAD_CHECK_DIGIT'>): ParsedNumber => ({
  ok: false,
  reason,
  msg: faultTexts[reason],
})

/** An application number has a check digit behind a full stop, or twelve digits before it; its year is one since 1985. */
const readApplicationNumber = (plain: string): ParsedNumber | undefined => {
  const whole = /^\d{12}$/.test(plain) ? plain : undefined
  const number = plainApplicationNumber(plain)
  const isWritten = isApplicationNumber(number) && (plain.includes('.') || plain.length === 13)
  if (!isWritten && whole === undefined) return undefined
  const year = Number(number.replace(/\..*/, '').length === 12 ? number.slice(0, 4) : `19${number.slice(0, 2)}`)
  // In 2003 the years of two digits ended.
  const isYear = year >= 1985 || (number.length === 10 && Number(number.slice(0, 2)) <= 3)
  if (!isYear) return undefined
  const due = isWritten ? wrongCheckDigit(number) : null
  if (due !== null)
    return { ok: false, reason: 'BAD_CHECK_DIGIT', msg: `申请号校验位有误，应为“${due}”；评估请输入公告号` }
  return {
    ok: false,
    reason: 'IS_APPLICATION_NUMBER',
    msg: faultTexts.IS_APPLICATION_NUMBER,
    ...(isWritten && { applicationNumber: number }),
  }
}

/** No office gives out numbers of nine digits that begin with 4 to 9: they are those of demonstrations. */
export const isInventedNumber = (digits: string): boolean => /^[4-9]\d{8}$/.test(digits)

/** What the digits tell of the type; undefined for digits that no publication has. Invented numbers tell nothing. */
const typeOfDigits = (digits: string): PatentType | 'DESIGN' | 'ANY' | undefined => {
  if (digits.length === 8) return /^8[5-8]/.test(digits) ? typeDigits[digits.charAt(2)] : undefined
  const known = typeDigits[digits.charAt(0)]
  if (known !== undefined) return known
  return isInventedNumber(digits) ? 'ANY' : undefined
}

const typeOf = (digits: string, letter: string): PatentType | NumberFault => {
  const told = typeOfDigits(digits)
  if (told === undefined) return 'FORMAT'
  const isDesign = designKinds.includes(letter)
  if (told === 'DESIGN') return letter === '' || isDesign ? 'DESIGN_NOT_SUPPORTED' : 'KIND_MISMATCH'
  if (letter === '') return told === 'ANY' ? 'FORMAT' : told
  if (isDesign) return told === 'ANY' ? 'DESIGN_NOT_SUPPORTED' : 'KIND_MISMATCH'
  const type: PatentType | undefined = kindTypes[letter as Kind]
  if (type === undefined) return 'FORMAT'
  return told === 'ANY' || told === type ? type : 'KIND_MISMATCH'
}

/**
 * Reads the number of a Chinese publication as people write it: in either width and case, with blanks, dashes or a heading, with or
 * without `CN` and kind. Seven digits, eight from 1985 to 1988, nine since 2007.
 */
export const readPublicationNumber = (text: string): ParsedNumber => {
  const plain = plainNumber(text)
  if (plain === '') return refuse('EMPTY')
  const [, country = '', rest = ''] = /^([A-Z]{2})?(.*)$/su.exec(plain) ?? []
  if (country !== '' && country !== 'CN' && country !== 'ZL') return refuse('NOT_CN')
  const application = readApplicationNumber(rest)
  if (application) return application
  const [, digits, letter = '', suffix = ''] = /^(\d{7,9})([A-Z])?(\d)?$/.exec(rest) ?? []
  if (digits === undefined || (suffix !== '' && letter === '')) return refuse('FORMAT')
  const type = typeOf(digits, letter)
  if (type === 'KIND_MISMATCH')
    return { ok: false, reason: type, msg: `公告号与种类代码“${letter}${suffix}”不一致，请核对` }
  if (type === 'INVENTION' || type === 'UTILITY') {
    const kind = letter === '' ? null : (letter as Kind)
    return { ok: true, pn: `CN${digits}${letter}`, digits, kind, type }
  }
  return refuse(type as 'FORMAT' | 'DESIGN_NOT_SUPPORTED')
}

/** The numbers under which a publication may stand, the one that is meant first: without a kind the granted patent before its application. */
export const numbersOf = ({ digits, kind, type }: PublicationNumber): string[] => {
  const kinds: readonly Kind[] = kind !== null ? [kind] : type === 'UTILITY' ? ['U', 'Y'] : ['B', 'C', 'A']
  return kinds.map((letter) => `CN${digits}${letter}`)
}
