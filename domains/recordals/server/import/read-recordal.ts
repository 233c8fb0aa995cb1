import type { LineReader } from '@portal/imports/server'
import type { ImportField } from '../../contract/import.ts'
import type { Recordal } from '../../contract/recordal.ts'
import { isOwnPicture } from '../pictures/draw-mark.ts'
import { readState, readType } from './read-code.ts'

const longest = { recordName: 300, name: 300, conutryName: 60, registerNum: 300, productType: 300 } as const

const numberForm = /^[TPC]\d{4}-\d{5,6}$/
/** Longer dashes, which people and word processors write in place of the hyphen. */
const dashes = /[‐-―−]/g

/** The recordal that a line of a list says; undefined where its type or state is none. */
export const readRecordal = (line: LineReader<ImportField>): Recordal | undefined => {
  const picture = line.cell('recordIcon')
  const recordName = line.neededText('recordName', longest.recordName)
  const name = line.neededText('name', longest.name)
  const conutryName = line.text('conutryName', longest.conutryName)
  const registerNum = line.neededText('registerNum', longest.registerNum).normalize('NFKC')
  const recordNum = line.code('recordNum').replace(dashes, '-').toUpperCase()
  if (!numberForm.test(recordNum)) {
    line.refuse('recordNum', recordNum === '' ? '备案号为空' : '备案号应为 T、P 或 C、四位年份、短横线和五至六位序号')
  }
  const registerType = readType(line.code('registerType'))
  if (!registerType) line.refuse('registerType', '权利类别不是六种之一')
  const productType = line.text('productType', longest.productType).normalize('NFKC')
  const recordState = readState(line.code('recordState'))
  if (!recordState) line.refuse('recordState', '备案状态应为生效、到期、撤销或注销')
  const recordBeginDate = line.day('recordBeginDate')
  const recordEndDate = line.day('recordEndDate')
  if (recordBeginDate !== null && recordEndDate !== null && recordEndDate < recordBeginDate) {
    line.refuse('recordEndDate', '截止日期早于开始日期')
  }
  if (!registerType || !recordState) return undefined
  return {
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
  }
}
