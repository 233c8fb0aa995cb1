import { codePoints } from '@portal/platform/contract'
import type { SourceLine } from '@portal/platform/server'
import { type ColumnMapping, type ImportField, importFieldLabels, quoted } from '../../../contract/import.ts'
import type { Recordal } from '../../../contract/recordal.ts'
import { isOwnPicture } from '../../pictures/draw-mark.ts'
import type { DayCount } from '../source/table-source.ts'
import { readState, readType } from './read-code.ts'
import { readDay } from './read-day.ts'

export type ImportedRow = Recordal
export type Fault = { column: string; value: string; reason: string }
export type Judged = { row: ImportedRow } | { faults: Fault[] }

const longest = { recordName: 300, name: 300, conutryName: 60, registerNum: 300, productType: 300 } as const

const numberForm = /^[TPC]\d{4}-\d{5,6}$/
const nothing = /^[-—–/]*$/
/** Longer dashes, which people and word processors write in place of the hyphen. */
const dashes = /[‐-―−]/g
const loose = /\p{Surrogate}/u
/** What a workbook shows for a formula that failed; in a CSV made from it these words stand as text. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|GETTING_DATA)$/

/** The text of a cell, with one space for each line break, control character or run of spaces. */
const tidy = (text: string): string => (/[\p{Cc}\s]/u.test(text) ? text.replace(/[\p{Cc}\s]+/gu, ' ').trim() : text)
/** The part of a cell that a report can keep. */
const shown = (text: string): string => quoted(tidy(text).toWellFormed())
/** The text of a cell that holds numbers, codes or days, where full and half width mean the same. */
const narrow = (text: string): string => tidy(text.normalize('NFKC')).replaceAll(' ', '')

/**
 * Judges lines under one mapping. A line with any fault is refused as a whole; the answer names all its faults, each with the
 * heading of its column and the value, cut. A field without a column counts as empty.
 */
export const createJudge = (
  { columns, days }: { columns: readonly string[]; days: DayCount },
  mapping: ColumnMapping,
): ((line: SourceLine) => Judged) => {
  const cellOf = (cells: readonly string[], field: ImportField): string => {
    const at = mapping[field]
    return at === undefined || at === null ? '' : (cells[at] ?? '')
  }
  const headingOf = (field: ImportField): string => columns[mapping[field] ?? -1] || importFieldLabels[field]

  return ({ cells, fault }) => {
    if (fault !== undefined) return { faults: [{ column: '', value: shown(cells[0] ?? ''), reason: fault }] }
    const faults: Fault[] = []
    const refuse = (field: ImportField, reason: string) => {
      faults.push({ column: headingOf(field), value: shown(cellOf(cells, field)), reason })
    }
    const textOf = (field: keyof typeof longest, isRequired: boolean): string => {
      const text = tidy(cellOf(cells, field))
      if (isRequired && text === '') refuse(field, `${importFieldLabels[field]}为空`)
      else if (text.length > longest[field] && codePoints(text) > longest[field])
        refuse(field, `${importFieldLabels[field]}超过${longest[field]}个字`)
      else if (loose.test(text)) refuse(field, '含有无法保存的字符')
      else if (formulaError.test(text)) refuse(field, '是 Excel 公式的错误值')
      return text
    }
    const dayOf = (field: 'recordBeginDate' | 'recordEndDate'): string | null => {
      const raw = cellOf(cells, field)
      const text = tidy(raw.normalize('NFKC'))
      if (nothing.test(text)) return null
      const day = readDay(text, days) ?? readDay(text.replaceAll(' ', ''), days)
      if (day === undefined) refuse(field, '不是有效的日期')
      return day ?? null
    }

    const picture = cellOf(cells, 'recordIcon')
    const recordName = textOf('recordName', true)
    const name = textOf('name', true)
    const conutryName = textOf('conutryName', false)
    const registerNum = textOf('registerNum', true).normalize('NFKC')
    const recordNum = narrow(cellOf(cells, 'recordNum')).replace(dashes, '-').toUpperCase()
    if (!numberForm.test(recordNum)) {
      refuse('recordNum', recordNum === '' ? '备案号为空' : '备案号应为 T、P 或 C、四位年份、短横线和五至六位序号')
    }
    const registerType = readType(narrow(cellOf(cells, 'registerType')))
    if (!registerType) refuse('registerType', '权利类别不是六种之一')
    const productType = textOf('productType', false).normalize('NFKC')
    const recordState = readState(narrow(cellOf(cells, 'recordState')))
    if (!recordState) refuse('recordState', '备案状态应为生效、到期、撤销或注销')
    const recordBeginDate = dayOf('recordBeginDate')
    const recordEndDate = dayOf('recordEndDate')
    if (recordBeginDate !== null && recordEndDate !== null && recordEndDate < recordBeginDate) {
      refuse('recordEndDate', '截止日期早于开始日期')
    }
    if (faults.length > 0 || !registerType || !recordState) return { faults }
    return {
      row: {
        recordIcon: isOwnPicture(picture) ? picture : null,
        recordName,
        name,
        conutryName,
        registerNum,
        recordNum,
        registerType,
        productType,
        recordState,
        recordBeginDate,
        recordEndDate,
      },
    }
  }
}
