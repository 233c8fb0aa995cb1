import type { LineReader } from '@portal/imports/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from '../../contract/application-number.ts'
import type { PatentField } from '../../contract/import.ts'
import { patentDataLimits } from '../../contract/limits.ts'
import { isInventedNumber, readPublicationNumber } from '../../contract/publication-number.ts'
import { readStatus } from '../../contract/status-words.ts'
import { type Stability, stabilityLabels } from '../../proof/vocabulary.ts'
import type { PatentFacts, ToldFacts } from '../facts.ts'
import { isUnknown, partsOf } from './cell-parts.ts'
import { generalityOf } from './generality.ts'
import { readEvents } from './read-events.ts'

/** A publication as a list says it; what the list does not tell is not among the facts. */
export type ListedPatent = { pn: string; applicationNumber: string | null; facts: ToldFacts }

type Line = LineReader<PatentField>

const given = (line: Line, field: PatentField): string | null => {
  const text = line.code(field)
  return isUnknown(text) ? null : text
}

const kindLetters: readonly (readonly [RegExp, string])[] = [
  [/授权/, 'B'],
  [/申请|公开|公布/, 'A'],
  [/实用新型/, 'U'],
]

/** The number with its kind: that of the number, else that of 专利类型. */
const numberOf = (line: Line): string => {
  const read = readPublicationNumber(line.cell('pn'))
  const type = line.code('type')
  if (/外观/.test(type)) line.refuse('type', '暂不支持外观设计专利，仅支持发明和实用新型')
  if (!read.ok) {
    line.refuse('pn', read.msg)
    return ''
  }
  const letter = kindLetters.find(([words]) => words.test(type))?.[1]
  const kind = read.kind ?? letter ?? (read.type === 'UTILITY' ? 'U' : undefined)
  if (kind === undefined) line.refuse('pn', '公告号没有种类代码，请在公告号后写明，或填写专利类型')
  if (isInventedNumber(read.digits) && !line.isDemonstration) line.refuse('pn', '号段不存在')
  return `CN${read.digits}${kind}`
}

const applicationOf = (line: Line): string | null => {
  const text = given(line, 'an')
  if (text === null) return null
  const plain = plainApplicationNumber(text)
  if (!isApplicationNumber(plain)) {
    line.refuse('an', '申请号格式有误')
    return null
  }
  const due = wrongCheckDigit(plain)
  if (due !== null) line.refuse('an', `申请号校验位有误，应为“${due}”`)
  return plain
}

const countOf = (line: Line, field: PatentField): number | null => {
  const text = given(line, field)
  if (text === null) return null
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(count <= patentDataLimits.count)) line.refuse(field, '应为不小于 0 的整数')
  return count
}

const shareOf = (line: Line, field: PatentField): number | null => {
  const text = given(line, field)
  if (text === null) return null
  const share = Number(text)
  if (!(share >= 0 && share <= 1)) line.refuse(field, '应在 0 与 1 之间')
  return share
}

/** `0.30` and `30%` mean the same. */
const growthOf = (line: Line): number | null => {
  const text = given(line, 'ipcGrowth5y')
  if (text === null) return null
  const growth = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
  if (!(Math.abs(growth) <= 100)) line.refuse('ipcGrowth5y', '应为小数或百分数')
  return growth
}

const listOf = (line: Line, field: PatentField, most: number): string[] | null => {
  const parts = partsOf(line, field, patentDataLimits.list)
  if (parts !== null && parts.length > most) line.refuse(field, `最多 ${most} 项`)
  return parts
}

/** `H04L 9/08 (2006.01) I` is H04L9/08; what is not of this form stays as it is written. */
const classOf = (text: string): string => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  return /^[A-H]\d{2}[A-Z]\d{1,4}\/\d{2,6}/.exec(plain)?.[0] ?? plain
}

/** As a list tells it, else as it follows from the classes of the patents that cite this one. */
const generality = (line: Line): number | null => {
  const told = shareOf(line, 'generality')
  const citing = partsOf(line, 'citingIpc', patentDataLimits.citingText)
  if (citing !== null && citing.length > patentDataLimits.citing)
    line.refuse('citingIpc', `最多 ${patentDataLimits.citing} 项`)
  return told ?? (citing && generalityOf(citing.map(classOf)))
}

const stabilities: ReadonlyMap<string, Stability> = new Map(
  Object.entries(stabilityLabels).map(([stability, label]) => [label, stability as Stability]),
)

const stabilityOf = (line: Line): Stability | null => {
  const text = given(line, 'stability')
  if (text === null) return null
  const found = stabilities.get(text)
  if (!found) line.refuse('stability', `应为${[...stabilities.keys()].join('、')}`)
  return found ?? null
}

/** All citations are told, its own ones among them; those of the family count before those of the publication alone. */
const citationsOf = (line: Line): Pick<PatentFacts, 'fwd' | 'fwdSelf'> => {
  const ofOne = countOf(line, 'cited')
  const all = countOf(line, 'familyCited') ?? ofOne
  const self = countOf(line, 'fwdSelf')
  if (all !== null && self !== null && self > all) line.refuse('fwdSelf', '自引次数大于被引证次数')
  return { fwd: all === null ? null : all - (self ?? 0), fwdSelf: self }
}

/** Codes of countries, or publication numbers whose first two letters are one. */
const countriesOf = (line: Line): string[] | null => {
  const parts = listOf(line, 'familyCountries', patentDataLimits.countries)
  if (parts === null) return null
  const codes = parts.flatMap((part) => part.split(/[,，、\s]+/u)).map((part) => part.slice(0, 2).toUpperCase())
  if (codes.some((code) => !/^[A-Z]{2}$/.test(code))) line.refuse('familyCountries', '应为国家代码，如 CN;US')
  return [...new Set(codes)]
}

const filedOn = (line: Line): string | null => {
  const day = line.day('ad')
  if (day === null && /^[-—–/\s]*$/.test(line.cell('ad'))) line.refuse('ad', '申请日为空')
  if (day !== null && day > shanghaiDayOf(new Date())) line.refuse('ad', '申请日在将来')
  return day
}

/** The publication that a line of a list says. */
export const readPatent = (line: Line): ListedPatent => {
  const status = readStatus(line.text('status', patentDataLimits.names))
  const facts: ToldFacts & Omit<PatentFacts, 'events'> = {
    title: line.neededText('ti', patentDataLimits.title),
    applicants: listOf(line, 'pa', patentDataLimits.names),
    inventors: listOf(line, 'inn', patentDataLimits.names),
    filingDate: filedOn(line),
    publishedOn: line.day('pd'),
    ipc: listOf(line, 'ipc', patentDataLimits.classes)?.map(classOf) ?? null,
    claims: countOf(line, 'claims'),
    firstClaimChars: countOf(line, 'firstClaimChars'),
    ...{ pages: countOf(line, 'pages'), bwd: countOf(line, 'bwd'), ...citationsOf(line) },
    ...{ originality: shareOf(line, 'originality'), generality: generality(line) },
    familyCountries: countriesOf(line),
    ...{ transfers: countOf(line, 'transfers'), licences: countOf(line, 'licences') },
    ...{ pledges: countOf(line, 'pledges'), litigations: countOf(line, 'litigations') },
    ...{ stability: stabilityOf(line), ipcGrowth5y: growthOf(line) },
    termExtensionDays: countOf(line, 'termExtensionDays'),
    status: status === 'UNKNOWN' ? null : status,
    events: readEvents(line),
  }
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  return { pn: numberOf(line), applicationNumber: applicationOf(line), facts: told }
}
