import { readDay, type TableSource } from '@portal/imports/server'
import type { Day } from '@portal/platform/contract'
import { countryNames } from '@portal/regions/contract'
import { importLimits } from '../../contract/import/import-limits.ts'
import type { ImportField } from '../../contract/import/import-list.ts'
import type { LineFacts, LineFault } from '../../contract/import/preview.ts'
import { typeOfWords, typeWords } from '../../contract/import/type-words.ts'
import { homeCountry, officesForMany } from '../../contract/right-words.ts'

type Days = TableSource['days']
/** The cells of a line by field, each on one line and without white space around it. */
export type Cells = Readonly<Record<ImportField, string>>

const foldPlace = (text: string): string => text.normalize('NFKC').toUpperCase()

/** The places where rights are registered, by their codes and by the names that people write. */
const placesByWord: ReadonlyMap<string, string> = new Map(
  [...countryNames, ...Object.entries(officesForMany), ['WO', '国际'] as const].flatMap(([code, name]) => [
    [code, code] as const,
    [foldPlace(name), code] as const,
  ]),
)

const nothing = /^[-—–/]*$/
const quoted = (text: string): string => {
  const signs = [...text.toWellFormed()]
  return `“${signs.slice(0, importLimits.quoted).join('')}${signs.length > importLimits.quoted ? '…' : ''}”`
}

/** The numbers of classes in a cell such as `9、25` or `第9类`; undefined where it holds anything else. */
const classesOf = (text: string): number[] | undefined => {
  const parts = text
    .normalize('NFKC')
    .split(/[,;、，；\s]+/)
    .map((part) => /^第?(\d{1,2})类?$/.exec(part)?.[1] ?? part)
    .filter((part) => part !== '')
  const numbers = parts.map(Number)
  return numbers.every((one) => Number.isInteger(one)) ? [...new Set(numbers)] : undefined
}

/** What the cells say in the types of a right, and what could not be read; a cell that could not be read counts as empty. */
export const readCells = (cells: Cells, days: Days): { facts: LineFacts; faults: LineFault[] } => {
  const faults: LineFault[] = []
  const wrong = (field: ImportField, why: string) => faults.push({ field, msg: `${quoted(cells[field])}${why}` })
  const day = (field: ImportField): Day | '' => {
    const text = cells[field].normalize('NFKC')
    if (nothing.test(text)) return ''
    const found = readDay(text, days) ?? readDay(text.replaceAll(' ', ''), days)
    if (found === undefined) wrong(field, '不是有效的日期')
    return found ?? ''
  }
  const number = (field: ImportField): string => (nothing.test(cells[field]) ? '' : cells[field].normalize('NFKC'))
  const registerType = typeOfWords(cells.registerType) ?? null
  if (registerType === null && cells.registerType !== '') {
    wrong('registerType', `不是权利类型；请写${Object.values(typeWords).join('、')}之一`)
  }
  const country = nothing.test(cells.country) ? homeCountry : placesByWord.get(foldPlace(cells.country))
  if (country === undefined) wrong('country', '不是国家或地区；请写中文名称或两位代码，如 中国、CN')
  const classes = nothing.test(cells.classes) ? [] : classesOf(cells.classes)
  if (classes === undefined) wrong('classes', '不是类别；请写 1 至 45 的数字，用顿号分开')
  return {
    facts: {
      registerType,
      recordName: cells.recordName,
      registerNum: number('registerNum'),
      obligeeName: cells.obligeeName,
      country: country ?? '',
      classes: classes ?? [],
      rightBeginDate: day('rightBeginDate'),
      rightEndDate: day('rightEndDate'),
      recordNum: number('recordNum'),
      recordBeginDate: day('recordBeginDate'),
      recordEndDate: day('recordEndDate'),
    },
    faults,
  }
}
