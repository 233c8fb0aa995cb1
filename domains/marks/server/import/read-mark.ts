import type { LineReader } from '@portal/imports/server'
import type { Day } from '@portal/platform/contract'
import type { MarkField } from '../../contract/import.ts'
import { markLimits } from '../../contract/limits.ts'
import type { MarkStatus } from '../../contract/mark.ts'

/** A mark as a list says it. */
export type ListedMark = {
  number: string
  name: string
  classes: number[]
  holder: string
  status: MarkStatus
  appliedOn: Day | null
  registeredOn: Day | null
  expiresOn: Day | null
}

/** Longer dashes, which people and word processors write in place of the hyphen. */
const dashes = /[‐-―−]/g
const numberForm = /^[\p{L}\p{N}][\p{L}\p{N}./-]*$/u

const numberOf = (line: LineReader<MarkField>): string => {
  const number = line.code('number').replace(dashes, '-').toUpperCase()
  if (number === '') line.refuse('number', '注册号为空')
  else if (number.length > markLimits.number) line.refuse('number', `注册号超过${markLimits.number}个字`)
  else if (!numberForm.test(number)) line.refuse('number', '注册号只能含字母、数字和 . / -')
  return number
}

/** The longest list of classes with all that may stand between them. */
const longestClasses = 300
const between = /[\s,;、]+/u
const oneClass = /^第?0?([1-9]|[1-3]\d|4[0-5])类?$/u

const classesOf = (line: LineReader<MarkField>): number[] => {
  const text = line.neededText('classes', longestClasses).normalize('NFKC')
  const parts = text.split(between).filter((part) => part !== '')
  const classes = parts.map((part) => Number(oneClass.exec(part)?.[1]))
  if (text !== '' && (parts.length === 0 || classes.some(Number.isNaN)))
    line.refuse('classes', '类别应为 1 至 45 的数字')
  return [...new Set(classes)].sort((a, b) => a - b)
}

/** The words of our headings and the codes of the wire, and other words that lists use for the same. */
const statuses: ReadonlyMap<string, MarkStatus> = new Map([
  ...['已注册', '注册', '有效', 'REGISTERED'].map((word) => [word, 'registered'] as const),
  ...['申请中', '待审', '审查中', 'PENDING'].map((word) => [word, 'pending'] as const),
  ...['无效', '失效', '已失效', '已无效', 'DEAD'].map((word) => [word, 'dead'] as const),
])

/** A list that tells no status is one of registered marks: what may be in force is held against a name. */
const statusOf = (line: LineReader<MarkField>): MarkStatus => {
  const word = line.code('status').toUpperCase()
  const status = word === '' ? 'registered' : statuses.get(word)
  if (!status) line.refuse('status', '状态应为已注册、申请中或无效')
  return status ?? 'registered'
}

/** The mark that a line of a list says. */
export const readMark = (line: LineReader<MarkField>): ListedMark => {
  const number = numberOf(line)
  const name = line.neededText('name', markLimits.knownName)
  const classes = classesOf(line)
  const holder = line.text('holder', markLimits.holder)
  const status = statusOf(line)
  const appliedOn = line.day('appliedOn')
  const registeredOn = line.day('registeredOn')
  const expiresOn = line.day('expiresOn')
  if (appliedOn !== null && registeredOn !== null && registeredOn < appliedOn) {
    line.refuse('registeredOn', '注册日期早于申请日期')
  }
  if (registeredOn !== null && expiresOn !== null && expiresOn < registeredOn) {
    line.refuse('expiresOn', '届满日期早于注册日期')
  }
  return { number, name, classes, holder, status, appliedOn, registeredOn, expiresOn }
}
